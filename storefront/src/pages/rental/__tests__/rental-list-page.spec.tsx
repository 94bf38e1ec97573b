import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Toasts } from "@/components/toasts"
import { renderPage } from "@/test/render-page"
import { bookings, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import RentalListPage from "../rental-list-page"

const LIST = "GET /products/rental/"
const SHARED = {
  "GET /products/rental-purposes/": { body: [{ id: "wood", name: "Holzbau & Aufmass" }] },
  "GET /products/bookings/prod_rtc/": { body: bookings },
}
const Page = () => (
  <>
    <RentalListPage />
    <Toasts />
  </>
)
const open = (list: Parameters<typeof stubApi>[0][string], address = "/mieten") => {
  const calls = stubApi({ ...SHARED, [LIST]: list })
  return { calls, ...renderPage(Page, address, "/mieten") }
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ")

describe("the rental list", () => {
  it("shows each device with what a day costs and when it is free", async () => {
    open({ body: [rentalProduct] })
    const card = (await screen.findByText("RTC 360")).closest("li") as HTMLElement
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unser Vorschlag")
    expect(within(card).getByRole("link").getAttribute("href")).toBe("/mieten/rtc-360/")
    expect(plain(card)).toContain("ab CHF 290 / Tag")
    expect(await screen.findByText("Frei ab Do 3.12.")).toBeTruthy()
  })

  it("says that an inactive device can't be had", async () => {
    open({ body: [{ ...rentalProduct, product_is_inactive: true }] })
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
  })

  it("filters by purpose and shows everything again with 'Alle'", async () => {
    const { calls, user, address } = open({ body: [rentalProduct] })
    await user.click(await screen.findByRole("button", { name: "Holzbau & Aufmass" }))
    expect(address()).toBe("/mieten?purpose=wood")
    expect(callsTo(calls, LIST).at(-1)?.query).toBe("?purpose=wood")
    expect(screen.getByRole("button", { name: "Holzbau & Aufmass" }).getAttribute("aria-pressed")).toBe("true")
    await user.click(screen.getByRole("button", { name: "Alle" }))
    expect(address()).toBe("/mieten")
  })

  it("says so where no device is for a purpose", async () => {
    open({ body: [] }, "/mieten?purpose=wood")
    expect(await screen.findByText("Für diesen Einsatz vermieten wir zurzeit kein Gerät.")).toBeTruthy()
  })

  it("announces a list that could not be loaded", async () => {
    open({ status: 500 })
    const toast = await screen.findByText("Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals.")
    expect(toast).toBeTruthy()
  })
})
