import { screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"
import { session } from "@/lib/session/session"
import { renderShop } from "@/test/render-shop"
import { bookings, pickup, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import { rentalCalendar } from "../components/calendar-part"
import { RentalOffer } from "../components/rental-offer"

const DISCOUNTS = "GET /discounts/"
const discount = (facts: Partial<DiscountWire>): DiscountWire => ({
  of_company: false,
  kind: null,
  product: null,
  percent: "10",
  valid_until: null,
  ...facts,
})
const companion = { id: "prod_check", name: "Geräteprüfung", price: "60.00", category: "addon" as const }

const day = (name: string) => screen.getByRole("button", { name: new RegExp(`^.. ${name}`) })
const rowOf = (name: RegExp) => screen.getByRole("row", { name }).textContent?.replaceAll("\u00a0", " ")

async function openOffer(discounts: DiscountWire[] | "lost") {
  const calls = stubApi({
    "GET /products/bookings/prod_rtc/": { body: bookings },
    [DISCOUNTS]: discounts === "lost" ? "lost" : { body: discounts },
  })
  const product = { ...rentalProduct, mandatory_companion: companion }
  const { user } = renderShop(
    <RentalOffer product={product} deliveryTypes={[pickup]} delivery={pickup} onDeliveryChange={() => {}} />,
  )
  await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
  await user.click(day("3. Dezember"))
  await user.click(day("4. Dezember"))
  return calls
}

beforeEach(() => rentalCalendar.preload())
afterEach(() => session.reset())

describe("the price of a customer with a discount", () => {
  it("is taken off the rent, with the list's price struck", async () => {
    session.signIn("token")
    await openOffer([discount({ kind: "rental" })])
    const struck = await screen.findByText("CHF 580.00")
    expect(struck.tagName).toBe("S")
    expect(struck.parentElement?.textContent).toBe("Ihr Preis mit 10\u00a0% Rabatt, statt CHF\u00a0580.00")
    expect(rowOf(/2 Miettage/)).toContain("CHF 522")
    expect(rowOf(/Total exkl/)).toContain("CHF 582")
  })

  it("counts for what comes along if it is for everything", async () => {
    session.signIn("token")
    await openOffer([discount({})])
    await screen.findByText("CHF 580.00")
    expect(rowOf(/Geräteprüfung/)).toContain("CHF 54")
  })

  it.each<[string, DiscountWire[] | "lost", boolean]>([
    ["nobody is signed in, and nothing is asked for", [discount({})], false],
    ["the customer has none on it", [discount({ kind: "purchase" })], true],
    ["the answer is lost", "lost", true],
  ])("is the list's where %s", async (_case, discounts, isSignedIn) => {
    if (isSignedIn) session.signIn("token")
    const calls = await openOffer(discounts)
    expect(rowOf(/2 Miettage/)).toContain("CHF 580")
    expect(screen.queryByText(/Ihr Preis/)).toBeNull()
    expect(callsTo(calls, DISCOUNTS).length > 0).toBe(isSignedIn)
  })
})
