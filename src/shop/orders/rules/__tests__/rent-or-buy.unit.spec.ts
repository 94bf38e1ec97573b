import { describe, expect, it } from "vitest"
import { isBuyingWorthALook, monthsUntilBuying } from "../rent-or-buy"

const price = 6_250_000

describe("what buying costs", () => {
  it.each([
    ["for 30 chargeable days", { chargeableDays: 30, ownRents: 0 }, true],
    ["not for 29", { chargeableDays: 29, ownRents: 0 }, false],
    ["once the rents exceed half the price, whatever the period", { chargeableDays: 1, ownRents: 3_125_001 }, true],
    ["before a period is chosen, too", { chargeableDays: 0, ownRents: 6_250_000 }, true],
    ["not while they are half of it", { chargeableDays: 29, ownRents: 3_125_000 }, false],
    ["not to who has never rented and chosen nothing", { chargeableDays: 0, ownRents: 0 }, false],
  ])("is said %s", (_case, rented, isSaid) => {
    expect(isBuyingWorthALook({ ...rented, salesPrice: price })).toBe(isSaid)
  })

  it("isn't said of what has no price", () => {
    expect(isBuyingWorthALook({ chargeableDays: 40, ownRents: 10_000, salesPrice: 0 })).toBe(false)
  })
})

describe("the months after which buying costs less", () => {
  const rates = [{ days: 26, price: 435_000 }]
  it.each([
    ["at a month's rate", { pricePerDay: 29_000, rates }, price, 15],
    ["day by day without rates", { pricePerDay: 29_000, rates: [] }, price, 9],
    ["the month after, where months come to the price exactly", { pricePerDay: 29_000, rates }, 4_350_000, 11],
    ["the first, for what is cheaper than a month", { pricePerDay: 29_000, rates }, 200_000, 1],
    ["none, for a rental that costs nothing", { pricePerDay: 0, rates: [] }, price, 0],
  ])("are counted %s", (_case, prices, salesPrice, months) => {
    expect(monthsUntilBuying(prices, salesPrice)).toBe(months)
  })
})
