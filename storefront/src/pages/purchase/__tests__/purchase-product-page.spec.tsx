import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { ADDED, bar, EXPECTED, openProduct, PRODUCT, priceIn } from "@/test/purchase-page"
import { purchaseProduct } from "@/test/purchase-product"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import PurchaseProductPage from "../purchase-product-page"

describe("the page of a product for sale", () => {
  it("says what it costs, whether it is there and when it comes", async () => {
    await openProduct()
    expect(priceIn(bar())).toBe("CHF 62’560")
    expect(within(bar()).getByText("exkl. MwSt. inkl. Lieferung")).toBeTruthy()
    expect(screen.getByText("An Lager")).toBeTruthy()
    expect(screen.getByText(/Lieferung sofern vorrätig: 3-5 Arbeitstage/)).toBeTruthy()
    expect(screen.getByText(EXPECTED).textContent?.replaceAll("\u00a0", " ")).toBe(
      "Lieferung voraussichtlich Mo 7.12. bis Mi 9.12., wenn Sie bis Mi 2.12., 16:00 Uhr bestellen",
    )
    expect(document.title).toBe("RTC 360 kaufen | Muster Vermessung AG")
  })

  it("names what comes along next to the button, with its price", async () => {
    await openProduct()
    expect(bar().textContent?.replaceAll("\u00a0", " ")).toContain("Geräteprüfung mit Protokoll, CHF 60")
  })

  it("leads to the same device for rent, to software and to the phone", async () => {
    await openProduct()
    expect(screen.getByRole("link", { name: /Mieten, ab CHF\s290/ }).getAttribute("href")).toBe("/mieten/rtc-360/")
    expect(screen.getByRole("link", { name: /Cyclone/ }).getAttribute("href")).toBe(
      "/kaufen/software-service/register-360/",
    )
    expect(screen.getByRole("link", { name: "Wir helfen gerne" }).getAttribute("href")).toBe("tel:+41710000000")
  })

  it("offers downloads with kind and size", async () => {
    await openProduct()
    const link = screen.getByRole("link", { name: /Kurzanleitung/ })
    expect(link.getAttribute("href")).toBe("/media/documents/kurzanleitung.pdf")
    expect(link.textContent?.replaceAll("\u00a0", " ")).toContain("PDF, 152 KB")
  })

  it("shows nothing of what a product hasn't", async () => {
    const { get_document: _, ...bare } = purchaseProduct
    await openProduct(
      {},
      { ...bare, accessoryitems: [], softwareserviceitems: [], packages: [], counterpart: undefined },
    )
    expect(screen.queryAllByRole("radio")).toEqual([])
    for (const name of ["Passendes Zubehör", "Software & Services", "Downloads", "Beispieldaten", "Paket"])
      expect(screen.queryByRole("heading", { name })).toBeNull()
  })

  it("shows an inactive product without the means to order it", async () => {
    await openProduct({}, { ...purchaseProduct, product_is_inactive: true, accessoryitems: [] })
    expect(screen.getByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Warenkorb/ })).toBeNull()
    expect(screen.getByRole("radio", { name: /Basispaket/ })).toBeTruthy()
  })

  it("says that a product doesn't exist", async () => {
    await openProduct({ [PRODUCT]: { status: 404 } })
    expect(screen.getByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy()
  })

  it("keeps its spinner when the product can't be loaded and offers another try after ten seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = stubApi({ [PRODUCT]: { status: 500 } })
    const { user } = renderPage(PurchaseProductPage, "/kaufen/rtc-360/", "/kaufen/:productSlug")
    act(() => vi.advanceTimersByTime(10_000))
    const before = callsTo(calls, PRODUCT).length
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(callsTo(calls, PRODUCT).length).toBeGreaterThan(before)
    vi.useRealTimers()
  })
})

describe("accessories", () => {
  it("go into the cart with one click each", async () => {
    const { user, calls } = await openProduct({ "POST /cart/accessory/prod_battery/": ADDED })
    await user.click(screen.getByRole("button", { name: "Akku zu RTC 360 in den Warenkorb" }))
    await waitFor(() =>
      expect(callsTo(calls, "POST /cart/accessory/prod_battery/")[0].body).toMatchObject({ quantity: 1 }),
    )
  })

  it("show their picture, and what of them is in the chosen package", async () => {
    const { user } = await openProduct()
    const rowOf = (name: string) => screen.getByRole("link", { name }).closest("li")!
    const said = (name: string) => within(rowOf(name)).queryByText("im Paket enthalten") !== null
    await waitFor(() => expect(rowOf("Akku zu RTC 360").querySelector("img")?.alt).toBe(""))
    expect([said("Akku zu RTC 360"), said("Mehrfach-Ladegerät")]).toEqual([true, false])
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    await waitFor(() => expect(said("Mehrfach-Ladegerät")).toBe(true))
  })

  it("that can't be had say so instead", async () => {
    await openProduct()
    const row = screen.getByRole("link", { name: "Mehrfach-Ladegerät" }).closest("li")!
    expect(within(row).getByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(within(row).queryByRole("button")).toBeNull()
  })

  it("say why they were refused, each in its own row", async () => {
    const refusal = { status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } }
    const { user } = await openProduct({ "POST /cart/accessory/prod_battery/": refusal })
    await user.click(screen.getByRole("button", { name: "Akku zu RTC 360 in den Warenkorb" }))
    const row = screen.getByRole("link", { name: "Akku zu RTC 360" }).closest("li")!
    expect(await within(row).findByText("Produkt nicht lieferbar.")).toBeTruthy()
  })
})

describe("the hint at the delivery", () => {
  it("is the description of its question mark", async () => {
    await openProduct()
    const mark = screen.getByRole("button", { name: "Hinweis zur Lieferfrist" })
    const hint = document.getElementById(mark.getAttribute("aria-describedby") ?? "")
    expect(hint?.textContent).toBe("bei Verzögerung werden Sie benachrichtigt")
  })

  it("goes away with Escape until it is asked for again", async () => {
    const { user } = await openProduct()
    const mark = screen.getByRole("button", { name: "Hinweis zur Lieferfrist" })
    act(() => mark.focus())
    await user.keyboard("{Escape}")
    expect(mark.closest(".is-shut")).not.toBeNull()
    await user.tab()
    expect(mark.closest(".is-shut")).toBeNull()
  })
})
