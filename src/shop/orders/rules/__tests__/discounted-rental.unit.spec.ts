import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { pricedTerms, rentalLinePrice } from "#shop/cart/queries/current-offer"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import { chargedFor, chargesOf } from "#shop/lines/rules/charges"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { SERVICE_BASES, sumOfServices } from "#shop/rental/rules/service-price"
import { cancellationTerms } from "../cancellation-terms"

const START = calendarDay("2026-12-07")
const sales = { vatPermille: 81, shippingFee: 1_000, grossStep: 5 }
const named = { id: "", name: "", description: "" }

const anyRates = fc.uniqueArray(
  fc.record({ days: fc.integer({ min: 2, max: 30 }), price: fc.integer({ min: 1, max: 500_000 }) }),
  { selector: ({ days }) => days, maxLength: 3 },
)
const anyService = fc.record({ per: fc.constantFrom(...SERVICE_BASES), amount: fc.integer({ min: 0, max: 1_000 }) })
const anyTerms = fc
  .record({
    span: fc.integer({ min: 0, max: 90 }),
    pricePerDay: fc.integer({ min: 0, max: 50_000 }),
    rates: anyRates,
    discountPermille: fc.integer({ min: 0, max: 1000 }),
    delivery: fc.integer({ min: 0, max: 20_000 }),
    services: fc.array(anyService, { maxLength: 3 }),
  })
  .map(({ span, delivery, services, ...terms }) =>
    pricedTerms({
      ...terms,
      period: rentalPeriod(START, addDays(START, span)),
      delivery: { ...named, price: delivery },
      services: services.map((service) => ({ ...named, ...service })),
    }),
  )
type Terms = ReturnType<typeof pricedTerms>

const lineOf = (terms: Terms) => ({
  id: "line",
  category: "rental" as const,
  quantity: 1,
  charges: [],
  total: rentalLinePrice(terms).unitPrice,
  rental: terms,
})
const chargesFor = (terms: Terms) => chargesOf([lineOf(terms)], sales)
const extrasOf = ({ delivery, services }: Terms) => delivery.price + sumOfServices(services)

describe("a rental with a discount, whatever it is", () => {
  const always = (name: string, holds: (terms: Terms) => void) =>
    it(name, () => fc.assert(fc.property(anyTerms, (terms) => void holds(terms))))

  always("is charged a rent that is never negative, and delivery and services as without one", (terms) => {
    const charges = chargesFor(terms)
    const list = pricedTerms({ ...terms, discountPermille: undefined })
    expect(chargedFor("rent", charges)).toBeGreaterThanOrEqual(0)
    expect(chargedFor("delivery", charges)).toBe(terms.delivery.price)
    expect(chargedFor("service", charges)).toBe(sumOfServices(list.services))
  })

  always("is the list's price less the discount's share of its rent", (terms) => {
    const { unitPrice, special } = rentalLinePrice(terms)
    const list = rentalLinePrice({ ...terms, discountPermille: 0 }).unitPrice
    expect(special?.listPrice ?? unitPrice).toBe(list)
    expect(list - unitPrice).toBe(Math.round(((list - extrasOf(terms)) * (terms.discountPermille ?? 0)) / 1000))
  })

  always("of 0 ‰ has the same total as without one, and never a higher one with more", (terms) => {
    const totalAt = (discountPermille?: number) => cartTotals([lineOf({ ...terms, discountPermille })], sales).total
    expect(totalAt(0)).toBe(totalAt(undefined))
    expect(totalAt(terms.discountPermille)).toBeLessThanOrEqual(totalAt(0))
  })

  always("owes for its cancellation a share of what its rent was", (terms) => {
    const rent = chargedFor("rent", chargesFor(terms))
    const [late, early] = ["2026-12-06", "2026-11-02"].map(
      (day) => cancellationTerms(calendarDay(day), START, rent, workingDays([])).fee,
    )
    expect([late, early]).toEqual([rent, Math.round(rent / 2)])
  })
})
