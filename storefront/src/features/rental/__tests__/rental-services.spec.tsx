import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { renderShop } from "@/test/render-shop"
import { bookings, pickup, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import { rentalCalendar } from "../components/calendar-part"
import { RentalOffer } from "../components/rental-offer"
import { serviceChoice } from "../components/services/services-part"

const service = (facts: Partial<ProductDetail["productservices"][number]>) => ({
  ...rentalProduct.productservices[0],
  description: "",
  ...facts,
})
const product: ProductDetail = {
  ...rentalProduct,
  productservices: [
    service({ id: "site", name: "Einführung vor Ort", price: "390.00", group: "Einführung" }),
    service({ id: "video", name: "Einführung per Video", price: "90.00", group: "Einführung" }),
    service({ id: "cover", name: "Versicherung", price: "12.00", basis: "day" }),
    service({ id: "all-risks", name: "Vollkasko", price: "0.00", basis: "permille", permille: 35 }),
  ],
}

const ADD = "POST /cart/rental/prod_rtc/"
const plain = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ")
const details = () => screen.getByText("Service").closest("details")!
const option = (name: RegExp) => within(details()).getByLabelText<HTMLInputElement>(name)
const priceOf = (name: RegExp) => plain(option(name).closest("label")!.querySelector<HTMLElement>(".p")!)
const rows = () => screen.getAllByRole("row").map(plain)

async function openOffer() {
  const sent = stubApi({
    "GET /products/bookings/prod_rtc/": { body: bookings },
    [ADD]: { body: { item: "line", quantity: 1, total_quantity: 1 } },
  })
  const { user } = renderShop(
    <RentalOffer product={product} deliveryTypes={[pickup]} delivery={pickup} onDeliveryChange={() => {}} />,
  )
  await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
  return { user, sent }
}

async function chooseThreeDays({ user }: Awaited<ReturnType<typeof openOffer>>) {
  await user.click(screen.getByRole("button", { name: /^Mo 7\. Dezember/ }))
  await user.click(screen.getByRole("button", { name: /^Mi 9\. Dezember/ }))
}

beforeEach(async () => {
  await Promise.all([rentalCalendar.preload(), serviceChoice.preload()])
})

describe("the services of the rental offer", () => {
  it("are closed and locked before a period is chosen, and say why and what they cost", async () => {
    await openOffer()
    expect(details().open).toBe(false)
    expect(screen.getByText("Wählbar, sobald der Zeitraum steht.")).toBeTruthy()
    expect(option(/Versicherung/).closest("fieldset")?.disabled).toBe(true)
    expect([/vor Ort/, /Versicherung/, /Vollkasko/].map(priceOf)).toEqual([
      "CHF 390 pro Miete",
      "CHF 12 pro Miettag",
      "3.5 % der Miete",
    ])
  })

  it("open by themselves with the period, each with what it comes to", async () => {
    await chooseThreeDays(await openOffer())
    expect(details().open).toBe(true)
    expect([/vor Ort/, /Versicherung/, /Vollkasko/].map(priceOf)).toEqual([
      "CHF 390 pro Miete",
      "CHF 36 3 × CHF 12",
      "CHF 30.45 3.5 % der Miete",
    ])
  })

  it("are chosen in any number, of a group one or none, and are in the sums", async () => {
    const offer = await openOffer()
    await chooseThreeDays(offer)
    for (const name of [/Versicherung/, /Vollkasko/, /vor Ort/, /per Video/]) await offer.user.click(option(name))
    expect([/vor Ort/, /per Video/].map((name) => option(name).checked)).toEqual([false, true])
    expect(screen.getByText("3 gewählt")).toBeTruthy()
    expect(rows()).toEqual(
      expect.arrayContaining([
        "Einführung per VideoCHF 90",
        "VersicherungCHF 36",
        "VollkaskoCHF 30.45",
        "Total exkl. MwSt.CHF 1’026.45",
      ]),
    )
    await offer.user.click(option(/^Keine/))
    await offer.user.click(option(/Vollkasko/))
    expect(rows()).toContain("Total exkl. MwSt.CHF 906")
  })

  it("are added to the cart", async () => {
    const offer = await openOffer()
    await chooseThreeDays(offer)
    await offer.user.click(option(/Vollkasko/))
    await offer.user.click(option(/per Video/))
    await offer.user.click(screen.getByRole("button", { name: "In den Warenkorb" }))
    expect(callsTo(offer.sent, ADD)[0].body).toMatchObject({ productservices: ["all-risks", "video"] })
  })
})
