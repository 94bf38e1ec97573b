import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasRate, MOST_DAYS, type RentalRate, type RentPrices, rentForDays } from "../rental-rates"
import { samePriceUntil } from "../same-price"
import { cheapestCover } from "./support/cheapest-cover"

const DAY = 29_000
const week = { days: 6, price: 130_500 }
const fortnight = { days: 12, price: 232_000 }
const month = { days: 26, price: 435_000 }
const rates = [week, fortnight, month]
const prices = { pricePerDay: DAY, rates }

const inShort = (days: number, given: readonly RentalRate[] = rates, pricePerDay = DAY) => {
  const { rent, parts } = rentForDays(days, { pricePerDay, rates: given })
  return [rent, parts.map(({ days: of, count }) => `${count}×${of}`).join(" + ")]
}

describe("the rent with rates", () => {
  it.each<[string, number, number, string]>([
    ["nothing for no days", 0, 0, ""],
    ["a day", 1, DAY, "1×1"],
    ["days as long as they are cheaper", 4, 4 * DAY, "4×1"],
    ["a week as soon as it is cheaper than its days", 5, week.price, "1×6"],
    ["a whole week", 6, week.price, "1×6"],
    ["a week and days", 9, week.price + 3 * DAY, "1×6 + 3×1"],
    ["two weeks at their own rate", 10, fortnight.price, "1×12"],
    ["two weeks and days", 14, fortnight.price + 2 * DAY, "1×12 + 2×1"],
    ["three weeks", 17, fortnight.price + week.price, "1×12 + 1×6"],
    ["a month as soon as it is cheaper", 22, month.price, "1×26"],
    ["a month, a week and days", 35, month.price + week.price + 3 * DAY, "1×26 + 1×6 + 3×1"],
    ["months", 60, 2 * month.price + week.price + 2 * DAY, "2×26 + 1×6 + 2×1"],
  ])("is %s for %i days", (_case, days, rent, parts) => expect(inShort(days)).toEqual([rent, parts]))

  it.each<[string, number, RentalRate[], number, string]>([
    ["the fewest pieces", 6, [{ days: 6, price: 600 }], 600, "1×6"],
    [
      "the longest of as many",
      10,
      [
        { days: 4, price: 300 },
        { days: 6, price: 500 },
        { days: 8, price: 600 },
        { days: 2, price: 200 },
      ],
      800,
      "1×8 + 1×2",
    ],
    [
      "the longer one of the same price",
      3,
      [
        { days: 4, price: 250 },
        { days: 5, price: 250 },
      ],
      250,
      "1×5",
    ],
    [
      "two short ones where they are cheaper than a long one",
      12,
      [
        { days: 6, price: 400 },
        { days: 12, price: 900 },
      ],
      800,
      "2×6",
    ],
    ["days where a rate is dearer than they are", 6, [{ days: 6, price: 601 }], 600, "6×1"],
  ])("is made of %s", (_case, days, given, rent, parts) => expect(inShort(days, given, 100)).toEqual([rent, parts]))

  it("doesn't depend on the order in which rates are given", () => {
    expect(inShort(35, [month, week, fortnight])).toEqual(inShort(35))
  })

  it("costs nothing where a day costs nothing", () => expect(inShort(7, rates, 0)).toEqual([0, "7×1"]))

  it.each([-1, Number.NaN, MOST_DAYS + 1])("isn't computed for %s days", (days) =>
    expect(() => rentForDays(days, prices)).toThrow(RangeError),
  )

  it("has a rate where not all is days", () => {
    expect([4, 5].map((days) => hasRate(rentForDays(days, prices).parts))).toEqual([false, true])
  })
})

describe("the longest period of equal price", () => {
  it.each([
    [0, 0],
    [1, 1],
    [4, 4],
    [5, 6],
    [8, 8],
    [9, 9],
    [10, 12],
    [22, 26],
    [26, 26],
  ])("of %i days has %i", (days, longest) => expect(samePriceUntil(days, prices)).toBe(longest))

  it("is the period itself without rates, and where days cost nothing", () => {
    expect(samePriceUntil(5, { pricePerDay: DAY, rates: [] })).toBe(5)
    expect(samePriceUntil(5, { pricePerDay: 0, rates })).toBe(5)
  })

  it("ends with the days that can be computed", () => expect(samePriceUntil(MOST_DAYS, prices)).toBe(MOST_DAYS))
})

const anyRates = fc.uniqueArray(
  fc.record({ days: fc.integer({ min: 2, max: 30 }), price: fc.integer({ min: 1, max: 200_000 }) }),
  { selector: ({ days }) => days, maxLength: 6 },
)
const anyPrices = fc.record({ pricePerDay: fc.integer({ min: 0, max: 20_000 }), rates: anyRates })
const anyDiscount = fc.integer({ min: 0, max: 1000 })
const anyDays = fc.integer({ min: 0, max: 60 })

describe("whatever the rates", () => {
  const always = (name: string, holds: (given: RentPrices, days: number) => void) =>
    it(name, () => fc.assert(fc.property(anyPrices, anyDays, (given, days) => void holds(given, days))))

  always("the rent never falls when the period grows", (given, days) =>
    expect(rentForDays(days + 1, given).rent).toBeGreaterThanOrEqual(rentForDays(days, given).rent),
  )
  always("it never exceeds day by day", (given, days) =>
    expect(rentForDays(days, given).rent).toBeLessThanOrEqual(days * given.pricePerDay),
  )
  always("without rates it is the days × the price of a day", ({ pricePerDay }, days) =>
    expect(rentForDays(days, { pricePerDay, rates: [] }).rent).toBe(days * pricePerDay),
  )
  always("its parts cover the days, cost the rent and go from long to short", (given, days) => {
    const { rent, parts } = rentForDays(days, given)
    const lengths = parts.map((part) => part.days)
    expect(parts.reduce((sum, { count, price }) => sum + count * price, 0)).toBe(rent)
    expect(parts.reduce((sum, part) => sum + part.count * part.days, 0)).toBeGreaterThanOrEqual(days)
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a))
  })
  always("a longer period of the same price is the longest one", (given, days) => {
    const longest = samePriceUntil(days, given)
    expect(rentForDays(longest, given).rent).toBe(rentForDays(days, given).rent)
    if (given.pricePerDay > 0)
      expect(rentForDays(longest + 1, given).rent).toBeGreaterThan(rentForDays(days, given).rent)
  })

  it("the rent and its parts are those that trying all covers finds", () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 0, max: 24 }), (given, days) => {
        const { rent, parts } = rentForDays(days, given)
        expect({ rent, parts: parts.map(({ days: of, count }) => [of, count]) }).toEqual(cheapestCover(days, given))
      }),
    )
  })
})

describe("whatever the discount", () => {
  const always = (name: string, holds: (given: Required<RentPrices>, days: number) => void) =>
    it(name, () =>
      fc.assert(
        fc.property(
          anyPrices,
          anyDiscount,
          anyDays,
          (given, discountPermille, days) => void holds({ ...given, discountPermille }, days),
        ),
      ),
    )
  const list = ({ pricePerDay, rates }: RentPrices): RentPrices => ({ pricePerDay, rates })

  always("the rent is the list's less its share, rounded once", (given, days) => {
    const { rent, listRent, parts } = rentForDays(days, given)
    expect({ listRent, parts }).toEqual({
      listRent: rentForDays(days, list(given)).rent,
      parts: rentForDays(days, list(given)).parts,
    })
    expect(rent).toBe(listRent - Math.round((listRent * given.discountPermille) / 1000))
  })
  always("it is never negative, never more than the list's, and never falls when the period grows", (given, days) => {
    const { rent, listRent } = rentForDays(days, given)
    expect(rent).toBeGreaterThanOrEqual(0)
    expect(rent).toBeLessThanOrEqual(listRent)
    expect(rentForDays(days + 1, given).rent).toBeGreaterThanOrEqual(rent)
  })
  always("one of 0 ‰ is none", (given, days) =>
    expect(rentForDays(days, { ...given, discountPermille: 0 })).toEqual(rentForDays(days, list(given))),
  )
})
