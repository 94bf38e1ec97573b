import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { bar, EXPECTED, openProduct, priceIn } from "@/test/purchase-page"
import { purchaseProduct } from "@/test/purchase-product"

/** Texts of staff that can be seen: the other packages' are in the page, but hidden. */
const shown = (text: string) =>
  screen.queryAllByText(text, { selector: ".rich, .rich *" }).filter((element) => !element.closest("[hidden]"))

describe("its packages", () => {
  it("begin with the base package", async () => {
    await openProduct()
    const names = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.querySelector(".n")?.textContent)
    expect(names).toEqual(["Basispaket", "Paket Büro", "Paket Nackt"])
    expect(screen.getByRole("radio", { name: /Basispaket/, checked: true }).getAttribute("value")).toBe("-1")
  })

  it("switch price, description, scope of delivery and availability", async () => {
    const { user } = await openProduct()
    expect(shown("Jahreslizenz")).toEqual([])
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    expect(priceIn(bar())).toBe("CHF 65’960")
    expect(screen.getByText("Auf Bestellung")).toBeTruthy()
    expect(screen.queryByText(EXPECTED)).toBeNull()
    await waitFor(() => expect(shown("Jahreslizenz")).toHaveLength(1))
    expect(shown("vier Akkus")).toEqual([])
    expect(shown("Gerät und Software für ein Jahr.")).toHaveLength(1)
  })

  it("keep the product's own words where they have none", async () => {
    const { user } = await openProduct()
    await user.click(screen.getByRole("radio", { name: /Paket Nackt/ }))
    expect(priceIn(bar())).toBe("CHF 60’060")
    expect(shown("vier Akkus")).toHaveLength(1)
  })

  it("stand in the address, so that a reload, the way back and a shared link keep them", async () => {
    const { user, address } = await openProduct({}, purchaseProduct, "/kaufen/rtc-360/?utm=a")
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?utm=a&choice=variant_office"))
    await user.click(screen.getByRole("radio", { name: /Basispaket/ }))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?utm=a"))
  })

  it.each([
    ["variant_office", "CHF 65’960"],
    ["variant_that_is_gone", "CHF 62’560"],
  ])("come from the address: %s", async (choice, price) => {
    await openProduct({}, purchaseProduct, `/kaufen/rtc-360/?choice=${choice}`)
    expect(priceIn(bar())).toBe(price)
  })
})

describe("the packages side by side", () => {
  const table = () => screen.getByRole("table", { name: "Was in welchem Paket enthalten ist" })
  const row = (name: string) =>
    within(within(table()).getByRole("rowheader", { name }).closest("tr")!)
      .getAllByRole("cell")
      .map((cell) => cell.querySelector(".vh")?.textContent)

  it("are columns with their prices, and what is in one of them is a row", async () => {
    await openProduct()
    const columns = within(table()).getAllByRole("columnheader")
    expect(columns.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "BasispaketCHF 62’500",
      "Paket BüroCHF 65’900",
      "Paket NacktCHF 60’000",
    ])
    const rows = within(table()).getAllByRole("rowheader")
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "RTC 360",
      "vier Akkus",
      "Jahreslizenz",
      "Mehrfach-Ladegerät",
    ])
    expect(row("Jahreslizenz")).toEqual(["nicht enthalten", "enthalten", "nicht enthalten"])
  })

  it("are chosen there, too", async () => {
    const { user, address } = await openProduct()
    const choose = (name: string) => within(table()).getByRole("button", { name: `${name} wählen` })
    expect(choose("Basispaket").getAttribute("aria-pressed")).toBe("true")
    await user.click(choose("Paket Büro"))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?choice=variant_office"))
    await waitFor(() => expect(priceIn(bar())).toBe("CHF 65’960"))
    expect(screen.getByRole("radio", { name: /Paket Büro/ })).toHaveProperty("checked", true)
    expect(choose("Paket Büro").getAttribute("aria-pressed")).toBe("true")
    expect(document.activeElement).toBe(choose("Paket Büro"))
  })

  it("aren't where it isn't known item by item", async () => {
    const packages = purchaseProduct.packages.map(({ contents: _, ...one }) => one)
    await openProduct({}, { ...purchaseProduct, contents: undefined, packages })
    expect(screen.queryByRole("table")).toBeNull()
    expect(screen.getAllByRole("radio")).toHaveLength(3)
  })
})
