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
  "GET /products/bookings/prod_blk/": { body: bookings },
}
const Page = () => (
  <>
    <RentalListPage />
    <Toasts />
  </>
)
const open = (
  list: Parameters<typeof stubApi>[0][string],
  address = "/mieten",
  more: Parameters<typeof stubApi>[0] = {},
) => {
  const calls = stubApi({ ...SHARED, ...more, [LIST]: list })
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

  it("shows two figures of what a device can do, in short", async () => {
    const facts = {
      fact_laserreach: "je nach Ziel, siehe Datenblatt",
      fact_laseraccuracy: "3D-Punkt: 1.9 mm auf 10 m, 2.9 mm auf 20 m",
      fact_speed: "",
      fact_battery: "bis 4 Stunden (Musterangabe)",
    }
    open({ body: [{ ...rentalProduct, ...facts }] })
    const card = (await screen.findByText("RTC 360")).closest("li") as HTMLElement
    const figures = ["Genauigkeit", "Akku"].map((name) => within(card).getByText(name).nextElementSibling?.textContent)
    expect(figures).toEqual(["1.9\u00a0mm auf 10\u00a0m", "bis 4\u00a0Stunden"])
    expect(within(card).queryByText("Reichweite")).toBeNull()
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

  it("takes devices into the comparison, of which there is a way there from two on", async () => {
    const blk = { ...rentalProduct, id: "prod_blk", slug: "blk-2-go", name: "BLK 2 GO" }
    const { user, address } = open({ body: [rentalProduct, blk] }, "/mieten?from=2026-12-07")
    await user.click(await screen.findByRole("checkbox", { name: "RTC 360 vergleichen" }))
    expect(address()).toBe("/mieten?geraete=rtc-360&from=2026-12-07")
    expect(await screen.findByRole("button", { name: "Noch eines wählen" })).toHaveProperty("disabled", true)
    await user.click(screen.getByRole("checkbox", { name: "BLK 2 GO vergleichen" }))
    const way = await screen.findByRole("link", { name: "Vergleichen" })
    expect(way.getAttribute("href")).toBe("/vergleich?geraete=rtc-360,blk-2-go&from=2026-12-07")
    await user.click(screen.getByRole("button", { name: "RTC 360 aus dem Vergleich nehmen" }))
    expect(address()).toBe("/mieten?geraete=blk-2-go&from=2026-12-07")
  })

  it("has no room for a fifth device in the comparison", async () => {
    const others = ["a", "b", "c", "d"].map((slug) => ({ ...rentalProduct, id: `prod_${slug}`, slug, name: slug }))
    const asked = Object.fromEntries(others.map(({ id }) => [`GET /products/bookings/${id}/`, { body: bookings }]))
    open({ body: [rentalProduct, ...others] }, "/mieten?geraete=a,b,c,d", asked)
    expect(await screen.findByRole("checkbox", { name: "RTC 360 vergleichen" })).toHaveProperty("disabled", true)
  })

  it("keeps no place in the comparison for devices that there aren't", async () => {
    const { user, address } = open({ body: [rentalProduct] }, "/mieten?geraete=a,b,c,d")
    await user.click(await screen.findByRole("checkbox", { name: "RTC 360 vergleichen" }))
    expect(address()).toBe("/mieten?geraete=rtc-360")
  })

  it("announces a list that could not be loaded", async () => {
    open({ status: 500 })
    const toast = await screen.findByText("Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals.")
    expect(toast).toBeTruthy()
  })
})
