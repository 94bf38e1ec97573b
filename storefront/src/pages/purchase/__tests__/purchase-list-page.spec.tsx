import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Toasts } from "@/components/toasts"
import { purchaseProduct } from "@/test/purchase-product"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import PurchaseListPage from "../purchase-list-page"

const LIST = "GET /products/purchase/"
const Page = () => (
  <>
    <PurchaseListPage />
    <Toasts />
  </>
)
const open = (answer: Parameters<typeof stubApi>[0][string]) => {
  stubApi({ [LIST]: answer })
  return renderPage(Page, "/kaufen")
}
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

describe("the list of scanners for sale", () => {
  it("ends with the two fixed tiles", async () => {
    open({ body: [purchaseProduct] })
    await screen.findByRole("link", { name: "RTC 360" })
    expect(titles()).toEqual(["RTC 360", "Zubehör", "Software & Services"])
    const links = screen
      .getAllByRole("listitem")
      .flatMap((item) => item.querySelector("h3 a")?.getAttribute("href") ?? [])
    expect(links).toEqual(["/kaufen/rtc-360/", "/kaufen/zubehoer/", "/kaufen/software-service/"])
  })

  it.each([
    ["from where prices begin", {}, "ab CHF 62’500"],
    ["of a product without packages", { has_choices: undefined }, "CHF 62’500"],
  ])("shows the price %s, and whether it is there", async (_case, fields, price) => {
    open({ body: [{ ...purchaseProduct, ...fields }] })
    const card = (await screen.findByRole("link", { name: "RTC 360" })).closest("li")!
    expect(card.querySelector(".pr b")?.textContent?.replaceAll("\u00a0", " ")).toBe(price)
    expect(card.textContent).toContain("An Lager")
  })

  it("keeps an inactive product, without a word about its stock", async () => {
    open({ body: [{ ...purchaseProduct, product_is_inactive: true }] })
    const card = (await screen.findByRole("link", { name: "RTC 360" })).closest("li")!
    expect(card.textContent).toContain("Produkt nicht lieferbar.")
    expect(card.textContent).not.toContain("An Lager")
  })

  it("keeps the two tiles where nothing is for sale", async () => {
    open({ body: [] })
    expect(await screen.findByText("Zurzeit ist kein Gerät im Angebot.")).toBeTruthy()
    expect(titles().slice(1)).toEqual(["Zubehör", "Software & Services"])
  })

  it("says when it can't be loaded", async () => {
    open({ status: 500 })
    expect(await screen.findByText("Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals.")).toBeTruthy()
  })
})
