import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountWithRappen, chf, formatAmount } from "../format-chf"
import { fromWireMoney, rappenFromFrancs, reducedBy, roundingTo, toWireMoney, vatOf } from "../money"

describe("money on the wire", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [99, "0.99"],
    [125000, "1250.00"],
    [-1050, "-10.50"],
  ])("%i Rappen read %s", (amount, text) => {
    expect(toWireMoney(amount)).toBe(text)
    expect(fromWireMoney(text)).toBe(amount)
  })

  it.each(["", "12,50", "1'250.00", "1.234", "CHF 5", ".50", "1e3"])("does not take %j for an amount", (text) => {
    expect(() => fromWireMoney(text)).toThrow(RangeError)
  })

  it("comes back as it went", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(fromWireMoney(toWireMoney(amount))).toBe(amount)
      }),
    )
  })

  it.each([
    [290, 29000],
    [99.9, 9990],
    [0.07, 7],
    [1.005, 101],
    [19.99, 1999],
  ])("Medusa's %d is %i Rappen", (francs, amount) => expect(rappenFromFrancs(francs)).toBe(amount))
})

describe("VAT", () => {
  it.each([
    ["of a round total", 100000, 8100],
    ["rounded down", 27190, 2202],
    ["rounded up", 29393, 2381],
    ["rounded up from a half", 500, 41],
    ["of a credit, as of its charge", -500, -41],
    ["of nothing", 0, 0],
  ])("is %s", (_case, total, vat) => expect(vatOf(total, 81)).toBe(vat))

  it("is taken of the total, not of its lines", () => {
    const lines = [103, 103, 103]
    const ofTotal = vatOf(309, 81)
    const ofLines = lines.reduce((sum, line) => sum + vatOf(line, 81), 0)
    expect([ofTotal, ofLines]).toEqual([25, 24])
  })

  it.each([
    [29392, 1, 0],
    [29392, 5, -2],
    [29393, 5, 2],
    [29395, 5, 0],
  ])("a gross total of %i in steps of %i is rounded by %i", (gross, step, difference) => {
    expect(roundingTo(gross, step)).toBe(difference)
  })

  it.each([
    ["nothing off", 29_392, 0, 29_392],
    ["a tenth off", 96_000, 100, 86_400],
    ["half a Rappen off, in favour of who pays", 5, 100, 4],
    ["less than half a Rappen off, which is nothing", 4, 100, 4],
    ["everything off", 29_392, 1000, 0],
  ])("an amount with %s", (_case, amount, permille, left) => expect(reducedBy(amount, permille)).toBe(left))

  it("what is reduced never falls when the amount grows, and is never negative", () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 1000 }), (amount, permille) => {
        expect(reducedBy(amount, permille)).toBeGreaterThanOrEqual(0)
        expect(reducedBy(amount + 1, permille)).toBeGreaterThanOrEqual(reducedBy(amount, permille))
      }),
    )
  })
})

describe("the number format", () => {
  it.each([
    [162000, "1’620"],
    [189716, "1’897.16"],
    [5, "0.05"],
    [50000, "500"],
    [123456789, "1’234’567.89"],
    [-162000, "\u22121’620"],
    [0, "0"],
  ])("writes %i Rappen as %s", (amount, text) => expect(formatAmount(amount)).toBe(text))

  it("writes what is owed back like what is owed, with a minus and never a hyphen", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 11 }),
        fc.constantFrom(formatAmount, amountWithRappen),
        (amount, write) => {
          expect(write(-amount)).toBe(`\u2212${write(amount)}`)
        },
      ),
    )
  })

  it("keeps currency and amount on one line", () => expect(chf(162000)).toBe("CHF\u00a01\u2019620"))
})
