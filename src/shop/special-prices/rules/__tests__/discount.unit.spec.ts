import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { type Discount, discountOn, isValidOn } from "../discount"

const DAY = calendarDay("2026-11-24")
const scanner = { productId: "prod_rtc", kind: "rental" } as const
const discount = (permille: number, facts: Partial<Discount> = {}): Discount => ({
  kind: null,
  productId: null,
  permille,
  validFrom: null,
  validUntil: null,
  isOfCompany: false,
  ...facts,
})
const everything = discount(50)
const rentals = discount(100, { kind: "rental" })
const thisScanner = discount(20, { productId: "prod_rtc" })
const ofCompany = (one: Discount): Discount => ({ ...one, isOfCompany: true })
const over = { validUntil: calendarDay("2026-11-23") }

describe("the discount on a product", () => {
  it.each<[string, Discount[], number]>([
    ["none for who has none", [], 0],
    ["the one on everything", [everything], 50],
    ["the one on its kind before the one on everything", [everything, rentals], 100],
    ["the one on the product before all others, though it is the lowest", [everything, rentals, thisScanner], 20],
    ["none of another kind", [discount(100, { kind: "purchase" })], 0],
    ["none of another product", [discount(100, { productId: "prod_blk" })], 0],
    ["the next one where the most specific is over", [rentals, { ...thisScanner, ...over }], 100],
    ["none where all are over", [{ ...rentals, ...over }], 0],
    ["his company's for who has none himself", [ofCompany(everything)], 50],
    ["the higher of his own and his company's", [everything, ofCompany(rentals)], 100],
    ["the higher, though it is the less specific", [thisScanner, ofCompany(everything)], 50],
    ["his company's most specific, though its other is higher", [ofCompany(thisScanner), ofCompany(rentals)], 20],
    ["his own where his company's is over", [everything, { ...ofCompany(rentals), ...over }], 50],
  ])("is %s", (_case, discounts, permille) => expect(discountOn(scanner, discounts, DAY)).toBe(permille))
})

describe("a discount", () => {
  const [from, until] = [calendarDay("2026-11-24"), calendarDay("2026-11-26")]
  it.each<[string, string, boolean]>([
    ["isn't valid the day before", "2026-11-23", false],
    ["is valid on its first day", "2026-11-24", true],
    ["is valid on its last day", "2026-11-26", true],
    ["isn't valid the day after", "2026-11-27", false],
  ])("%s", (_case, day, isValid) =>
    expect(isValidOn({ validFrom: from, validUntil: until }, calendarDay(day))).toBe(isValid),
  )
})
