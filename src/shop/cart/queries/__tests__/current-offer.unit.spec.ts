import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { CatalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { currentOffer, hasOtherDiscount, isGoneCompanion, priceHasAged } from "../current-offer"

const chosen = (id: string, price: number) => ({ id, name: id, description: "", price })
const service = (id: string, price: number) => ({ ...chosen(id, price), per: "rental" as const, amount: price })

const aLine = (changes: Partial<ShopLine> = {}): ShopLine => ({
  id: "line",
  productId: "prod",
  variantId: "variant",
  productName: "BLK 360 G2",
  choiceName: "",
  thumbnail: null,
  category: "accessory",
  quantity: 2,
  unitPrice: 5_000,
  total: 10_000,
  companionOf: null,
  pricedAt: new Date("2026-11-24T08:00:00Z"),
  rental: null,
  charges: [],
  quote: null,
  special: null,
  ...changes,
})

const aRental = () =>
  aLine({
    variantId: "rented",
    category: "rental",
    quantity: 1,
    unitPrice: 58_500,
    rental: {
      period: rentalPeriod("2026-12-07", "2026-12-09"),
      chargeableDays: 3,
      pricePerDay: 18_000,
      delivery: chosen("post", 4_500),
      services: [],
    },
  })

function catalogueWith({ price = 6_000, rates = [] as RentalRate[], isInactive = false, delivery = 4_500 } = {}) {
  const product = { id: "prod", kind: "accessory", priceRappen: price, rates, isInactive }
  const choice = { priceRappen: price }
  return {
    choices: new Map([
      ["variant", { product, choice }],
      ["rented", { product: { ...product, kind: "rental" }, choice }],
    ]),
    deliveryTypes: [{ id: "post", priceRappen: delivery }],
    services: new Map([
      ["setup", { id: "setup", per: "rental", amount: 9_000 }],
      ["cover", { id: "cover", per: "day", amount: 1_200 }],
    ]),
  } as unknown as CatalogueSnapshot
}

describe("currentOffer", () => {
  it("is none of a rental of what is sold by now, or of a piece of what is rented out by now", () => {
    expect(currentOffer({ ...aRental(), variantId: "variant" }, catalogueWith())).toBeNull()
    expect(currentOffer(aLine({ variantId: "rented" }), catalogueWith())).toBeNull()
  })

  it("is today's price of a piece", () => {
    expect(currentOffer(aLine(), catalogueWith())).toEqual({ unitPrice: 6_000, rental: null })
  })

  it("is today's price of a whole rental, with day, delivery and services", () => {
    const line = aRental()
    const rental = { ...line.rental!, services: [service("setup", 7_000), service("cover", 300)] }
    const offer = currentOffer({ ...line, rental }, catalogueWith({ price: 20_000, delivery: 5_000 }))
    expect(offer?.unitPrice).toBe(3 * 20_000 + 5_000 + 9_000 + 3 * 1_200)
    expect(offer?.rental).toMatchObject({
      pricePerDay: 20_000,
      delivery: { price: 5_000 },
      services: [
        { id: "setup", per: "rental", amount: 9_000, price: 9_000 },
        { id: "cover", per: "day", amount: 1_200, price: 3_600 },
      ],
    })
  })

  it("is today's price by rates, which the terms then keep; those that are gone don't count any more", () => {
    const threeDays = { days: 3, price: 40_000 }
    const before = { ...aRental(), rental: { ...aRental().rental!, rates: [{ days: 3, price: 1 }] } }
    const byRates = currentOffer(before, catalogueWith({ price: 18_000, rates: [threeDays] }))
    expect([byRates?.unitPrice, byRates?.rental?.rates]).toEqual([44_500, [threeDays]])
    const byDays = currentOffer(before, catalogueWith({ price: 18_000 }))
    expect([byDays?.unitPrice, byDays?.rental?.rates]).toEqual([58_500, undefined])
  })

  it("is today's price less the customer's discount, which says what it was taken off", () => {
    expect(currentOffer(aLine(), catalogueWith(), 150)).toEqual({
      unitPrice: 5_100,
      special: { listPrice: 6_000, discountPermille: 150 },
      rental: null,
    })
  })

  it("is a rental whose rent has the discount, and not its delivery; its terms keep it for further days", () => {
    const offer = currentOffer(aRental(), catalogueWith({ price: 20_000, delivery: 5_000 }), 100)
    expect(offer).toMatchObject({
      unitPrice: 54_000 + 5_000,
      special: { listPrice: 65_000, discountPermille: 100 },
      rental: { discountPermille: 100 },
    })
  })

  it("forgets a discount that the customer has no more", () => {
    const line = { ...aRental(), rental: { ...aRental().rental!, discountPermille: 100 } }
    const offer = currentOffer(line, catalogueWith({ price: 18_000 }))
    expect([offer?.unitPrice, offer?.special, offer?.rental?.discountPermille]).toEqual([58_500, undefined, undefined])
  })

  it.each([
    ["a product that has become inactive", aLine(), catalogueWith({ isInactive: true })],
    ["a variant that is gone", aLine({ variantId: "gone" }), catalogueWith()],
    [
      "a delivery that is gone",
      { ...aRental(), rental: { ...aRental().rental!, delivery: chosen("gone", 0) } },
      catalogueWith(),
    ],
    [
      "a service that is gone",
      { ...aRental(), rental: { ...aRental().rental!, services: [service("setup", 9_000), service("gone", 0)] } },
      catalogueWith(),
    ],
  ])("is none for %s", (_case, line, catalogue) => {
    expect(currentOffer(line, catalogue)).toBeNull()
  })

  it("keeps a delivery and services that are offered no more at an agreed price, until its last day", () => {
    const line = aRental()
    const rental = { ...line.rental!, delivery: chosen("gone", 500), services: [service("gone", 700)] }
    const offerUntil = (day: string) =>
      currentOffer({ ...line, rental, quote: { id: "q", validUntil: calendarDay(day) } }, catalogueWith())
    expect(offerUntil("2999-12-31")?.unitPrice).toBe(3 * 6_000 + 500 + 700)
    expect(offerUntil("2020-12-31")).toBeNull()
  })

  it("does not hold an inactive companion against the line it came with", () => {
    const companion = aLine({ companionOf: "other" })
    expect(currentOffer(companion, catalogueWith({ isInactive: true }))?.unitPrice).toBe(6_000)
  })
})

describe("isGoneCompanion", () => {
  it.each([
    ["what is in the catalogue", {}, false],
    ["what isn't any more", { variantId: "gone" }, true],
    ["what is rented out by now", { variantId: "rented" }, true],
  ])("is asked of %s", (_case, changes, isGone) => {
    expect(isGoneCompanion(aLine({ companionOf: "device", ...changes }), catalogueWith())).toBe(isGone)
  })
})

describe("priceHasAged", () => {
  it.each([
    ["within a day", "2026-11-25T08:00:00Z", false],
    ["after it", "2026-11-25T08:00:01Z", true],
  ])("%s", (_case, at, aged) => {
    expect(priceHasAged(aLine(), new Date(at))).toBe(aged)
  })

  it.each([
    ["in the last minute of the quote's last day in Switzerland", "2026-12-08T22:59:59Z", false],
    ["the minute after", "2026-12-08T23:00:00Z", true],
  ])("of a quoted price: %s", (_case, at, aged) => {
    const quote = { id: "quote", validUntil: calendarDay("2026-12-08") }
    expect(priceHasAged(aLine({ quote }), new Date(at))).toBe(aged)
    const special = { listPrice: 6_000, set: { reason: "Messe", validUntil: quote.validUntil } }
    expect(priceHasAged(aLine({ special }), new Date(at))).toBe(aged)
  })
})

describe("hasOtherDiscount", () => {
  const quote = { id: "quote", validUntil: calendarDay("2026-12-08") }
  const reduced = { listPrice: 6_000, discountPermille: 100 }
  const set = { listPrice: 6_000, set: { reason: "Messe", validUntil: quote.validUntil } }
  it.each<[string, Partial<ShopLine>, number, boolean]>([
    ["a line without, for a customer without", {}, 0, false],
    ["a line without, for a customer with one", {}, 100, true],
    ["a line with the same", { special: reduced }, 100, false],
    ["a line with one that the customer has no more", { special: reduced }, 0, true],
    ["a quoted line", { quote, special: reduced }, 200, false],
    ["a line whose price staff set", { special: set }, 100, false],
  ])("of %s", (_case, changes, permille, expected) => expect(hasOtherDiscount(aLine(changes), permille)).toBe(expected))
})
