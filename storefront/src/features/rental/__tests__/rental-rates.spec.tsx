import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { renderShop } from "@/test/render-shop"
import { bookings, pickup, rentalProduct } from "@/test/rental-product"
import { stubApi } from "@/test/stub-api"
import { rentalCalendar } from "../components/calendar-part"
import { rateLadder, rentByRates } from "../components/rates/rates-parts"
import { RentalOffer } from "../components/rental-offer"

const RATES = [
  { days: 6, price: "1305.00" },
  { days: 12, price: "2320.00" },
  { days: 26, price: "4350.00" },
]

const plain = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ")
const day = (name: string) => screen.getByRole("button", { name: new RegExp(`^.. ${name}`) })
const ladder = () => screen.getByLabelText("Mietpreise exkl. MwSt.")

async function openOffer(rates: typeof RATES | undefined) {
  stubApi({ "GET /products/bookings/prod_rtc/": { body: bookings } })
  const product = { ...rentalProduct, ...(rates && { rates }) }
  const offer = <RentalOffer product={product} deliveryTypes={[pickup]} delivery={pickup} onDeliveryChange={() => {}} />
  const { user } = renderShop(offer)
  await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
  const choose = async (start: string, end: string) => {
    await user.click(day(start))
    await user.click(day(end))
  }
  return Object.assign(choose, { user })
}

beforeEach(() => Promise.all([rentalCalendar, rateLadder, rentByRates].map((part) => part.preload())))

describe("the ladder of rates", () => {
  it("says what days, weeks and a month cost, and what they save", async () => {
    await openOffer(RATES)
    const steps = within(ladder()).getAllByRole("term")
    expect(steps.map((step) => step.parentElement && plain(step.parentElement))).toEqual([
      "1 TagCHF 290",
      "1 WocheCHF 1’305−25 %",
      "2 WochenCHF 2’320−33 %",
      "1 MonatCHF 4’350−42 %",
    ])
  })

  it("marks what the chosen period is made of", async () => {
    const choose = await openOffer(RATES)
    await choose("3. Dezember", "10. Dezember")
    const marked = ladder().querySelectorAll("[data-on] dt")
    expect([...marked].map(({ textContent }) => textContent)).toEqual(["1 Tag", "1 Woche"])
  })

  it("leaves out a rate that its days one by one undercut", async () => {
    await openOffer([{ days: 2, price: "700.00" }, ...RATES])
    expect(within(ladder()).getAllByRole("term")).toHaveLength(4)
  })

  it("isn't there without rates", async () => {
    await openOffer(undefined)
    expect(screen.queryByLabelText("Mietpreise exkl. MwSt.")).toBeNull()
  })
})

describe("the rent by rates", () => {
  it("says what it is made of and what its days would cost", async () => {
    const choose = await openOffer(RATES)
    await choose("3. Dezember", "10. Dezember")
    expect(plain(screen.getByRole("row", { name: /7 Miettage/ }))).toBe(
      "7 MiettageTarif: 1 Woche + 1 Tag, statt CHF 2’030CHF 1’595",
    )
  })

  it("says until when the price stays the same", async () => {
    const choose = await openOffer(RATES)
    await choose("3. Dezember", "8. Dezember")
    expect(plain(screen.getByRole("row", { name: /5 Miettage/ }))).toBe(
      "5 MiettageTarif: 1 Woche, statt CHF 1’450Gleicher Preis bis Mi 9.12.2026 VerlängernCHF 1’305",
    )
  })

  it("takes the days that cost nothing more by a click", async () => {
    const choose = await openOffer(RATES)
    await choose("3. Dezember", "8. Dezember")
    await choose.user.click(screen.getByRole("button", { name: "Verlängern" }))
    expect(plain(screen.getByRole("row", { name: /6 Miettage/ }))).toBe(
      "6 MiettageTarif: 1 Woche, statt CHF 1’740CHF 1’305",
    )
    expect(screen.getByRole("button", { name: /^Mi 9\. Dezember 2026, Ende/ })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Verlängern" })).toBeNull()
    expect(plain(document.activeElement as HTMLElement)).toBe("Tarif: 1 Woche, statt CHF 1’740")
  })

  it("offers no days that can't be had", async () => {
    const choose = await openOffer([{ days: 5, price: "1000.00" }])
    // The device is out from the 18th on.
    await choose("14. Dezember", "17. Dezember")
    expect(plain(screen.getByRole("row", { name: /4 Miettage/ }))).toBe(
      "4 MiettageTarif: 5-Tage-Tarif, statt CHF 1’160CHF 1’000",
    )
    expect(screen.queryByRole("button", { name: "Verlängern" })).toBeNull()
  })

  it("is days × price as long as these are cheaper", async () => {
    const choose = await openOffer(RATES)
    await choose("3. Dezember", "4. Dezember")
    expect(plain(screen.getByRole("row", { name: /2 Miettage × CHF.290/ }))).toContain("CHF 580")
  })
})
