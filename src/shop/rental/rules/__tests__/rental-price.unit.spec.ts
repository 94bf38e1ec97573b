import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { chargeableDays, lengthInDays, rentalPeriod } from "../rental-period"
import { priceForDays, rentalPrice } from "../rental-price"
import { SERVICE_BASES, type ServicePrice } from "../service-price"

const once = (amount: number): ServicePrice => ({ per: "rental", amount })
const basis = { pricePerDay: 18000, rates: [], delivery: 4500, services: [once(9000)] }

describe("chargeable days", () => {
  it.each([
    ["a single working day", "2026-03-06", "2026-03-06", 1],
    ["Friday to Monday, Sunday free", "2026-03-06", "2026-03-09", 3],
    ["a lone Sunday", "2026-03-08", "2026-03-08", 0],
    ["a week-end with the clock change of spring", "2026-03-28", "2026-03-30", 2],
    ["a week-end with the clock change of autumn", "2026-10-24", "2026-10-26", 2],
    ["a public holiday is charged", "2026-12-24", "2026-12-28", 4],
    ["over a leap day", "2028-02-28", "2028-03-01", 3],
    ["two weeks", "2026-03-02", "2026-03-15", 12],
  ])("%s", (_case, start, end, days) => expect(chargeableDays(rentalPeriod(start, end))).toBe(days))

  it("refuse a period that ends before it starts", () => {
    expect(() => rentalPeriod("2026-03-07", "2026-03-06")).toThrow("ends (2026-03-06) before it starts (2026-03-07)")
  })

  it("are the days without one Sunday per full week", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 52 }), (offset, weeks) => {
        const start = addDays(calendarDay("2020-01-01"), offset)
        const period = { start, end: addDays(start, weeks * 7 - 1) }
        expect(chargeableDays(period)).toBe(weeks * 6)
        expect(lengthInDays(period)).toBe(weeks * 7)
      }),
    )
  })
})

describe("the rental price", () => {
  it("is chargeable days × daily price plus delivery plus service", () => {
    expect(rentalPrice(rentalPeriod("2026-03-06", "2026-03-09"), basis)).toEqual({
      ...basis,
      services: [{ ...once(9000), price: 9000 }],
      chargeableDays: 3,
      rent: 54000,
      listRent: 54000,
      parts: [{ days: 1, price: 18000, count: 3 }],
      total: 67500,
    })
  })

  it("is the rent by rates plus delivery plus service", () => {
    const week = { days: 6, price: 81000 }
    expect(rentalPrice(rentalPeriod("2026-03-02", "2026-03-09"), { ...basis, rates: [week] })).toMatchObject({
      chargeableDays: 7,
      rent: 99000,
      parts: [
        { ...week, count: 1 },
        { days: 1, price: 18000, count: 1 },
      ],
      total: 112500,
    })
  })

  it("takes a discount off the rent, not off delivery and service", () => {
    expect(rentalPrice(rentalPeriod("2026-03-06", "2026-03-09"), { ...basis, discountPermille: 100 })).toMatchObject({
      listRent: 54000,
      rent: 48600,
      total: 62100,
    })
  })

  it("takes a share of the rent for a service of the list's, whoever rents", () => {
    const insured = { ...basis, services: [{ per: "permille" as const, amount: 50 }], discountPermille: 100 }
    expect(rentalPrice(rentalPeriod("2026-03-06", "2026-03-09"), insured)).toMatchObject({
      rent: 48600,
      services: [{ price: 2700 }],
    })
  })

  it("has a daily part of 0 when no day is charged", () => {
    expect(rentalPrice(rentalPeriod("2026-03-08", "2026-03-08"), basis)).toMatchObject({ rent: 0, total: 13500 })
  })
})

describe("the price of a service", () => {
  const price = (days: number, service: ServicePrice) =>
    priceForDays(days, { ...basis, rates: [{ days: 6, price: 81000 }], services: [service] }).services[0].price
  it.each<[string, ServicePrice, number, number]>([
    ["once per rental, whatever its length", once(9000), 12, 9000],
    ["once per rental, even if no day is charged", once(9000), 0, 9000],
    ["for each chargeable day", { per: "day", amount: 1250 }, 5, 6250],
    ["by day, for no chargeable day", { per: "day", amount: 1250 }, 0, 0],
    ["in per mille of the rent", { per: "permille", amount: 35 }, 5, 2835],
    ["in per mille of the rent by rates", { per: "permille", amount: 33 }, 7, 3267],
  ])("is charged %s", (_case, service, days, expected) => expect(price(days, service)).toBe(expected))
})

describe("the price of a rental with services", () => {
  const amount = fc.integer({ min: 0, max: 90_000 })
  const services = fc.array(
    fc.record({ per: fc.constantFrom(...SERVICE_BASES), amount: fc.integer({ min: 0, max: 1_000 }) }),
    { maxLength: 6 },
  )
  const rates = fc.array(fc.record({ days: fc.integer({ min: 2, max: 30 }), price: amount }), { maxLength: 4 })
  const prices = fc.record({ pricePerDay: amount, rates, delivery: amount, services })
  const days = fc.integer({ min: 0, max: 90 })

  it("never falls when the period grows", () => {
    fc.assert(
      fc.property(days, prices, (count, terms) => {
        const [shorter, longer] = [priceForDays(count, terms), priceForDays(count + 1, terms)]
        expect(longer.total).toBeGreaterThanOrEqual(shorter.total)
        for (const [index, { price }] of longer.services.entries())
          expect(price).toBeGreaterThanOrEqual(shorter.services[index].price)
      }),
    )
  })

  it("does not depend on their order", () => {
    fc.assert(
      fc.property(days, prices, (count, terms) => {
        const turned = { ...terms, services: [...terms.services].reverse() }
        expect(priceForDays(count, turned).total).toBe(priceForDays(count, terms).total)
      }),
    )
  })

  it("is the specified formula with one that is charged once", () => {
    fc.assert(
      fc.property(days, amount, amount, amount, (count, pricePerDay, delivery, service) => {
        const terms = { pricePerDay, rates: [], delivery, services: [once(service)] }
        expect(priceForDays(count, terms).total).toBe(count * pricePerDay + delivery + service)
      }),
    )
  })
})
