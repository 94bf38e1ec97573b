import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimal, divide, formatDecimal, multiply, parseDecimal, percentOf, roundTo, shortDecimal } from "../decimal"

describe("a decimal number", () => {
  it.each([
    ["100", "100.000000", "100"],
    ["100.000000", "100.000000", "100"],
    ["-0.5", "-0.500000", "-0.5"],
    ["0.000001", "0.000001", "0.000001"],
    ["99999999999.99", "99999999999.990000", "99999999999.99"],
  ])("%s is written in full and short", (text, full, short) => {
    expect([formatDecimal(decimal(text)), shortDecimal(decimal(text))]).toEqual([full, short])
  })

  it.each(["", "1.", ".5", "1,5", "1e3", "0x1", "+1", " 1", "1.0000001", "NaN", "1.2.3"])("isn't %j", (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  it.each([
    ["2.675", 2, "2.68"],
    ["-2.675", 2, "-2.68"],
    ["-0.004", 2, "0.00"],
    ["0.5", 0, "1"],
  ])("%s with %i decimals is %s", (text, decimals, shown) => {
    expect(formatDecimal(decimal(text), decimals)).toBe(shown)
  })

  it("is what was read, whatever it is", () => {
    fc.assert(fc.property(fc.bigInt(), (value) => decimal(formatDecimal(value)) === value))
  })
})

describe("arithmetic", () => {
  it.each([
    ["3", "585.35", "1756.05"],
    ["0.333333", "3", "0.999999"],
    ["-2", "0.1", "-0.2"],
  ])("%s times %s is %s", (left, right, product) => {
    expect(shortDecimal(multiply(decimal(left), decimal(right)))).toBe(product)
  })

  it("rounds half away from zero to any step", () => {
    const rounded = ["19.1706", "19.175", "19.1749", "-19.175"].map((text) => roundTo(decimal(text), decimal("0.05")))
    expect(rounded.map(shortDecimal)).toEqual(["19.15", "19.2", "19.15", "-19.2"])
    expect(shortDecimal(percentOf(decimal("17.8"), decimal("7.7")))).toBe("1.3706")
  })

  it("never misses the exact quotient by more than half", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
        const doubled = 2n * (numerator - divide(numerator, denominator) * denominator)
        expect(doubled <= denominator && doubled >= -denominator).toBe(true)
      }),
    )
  })
})
