import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { roundingTo, vatOf } from "#kernel/money"
import { decimal, divide, formatDecimal } from "../decimal"
import { type TotalsInput, totalsOf, type VatType } from "../totals"

const position = (amount: string, unitPrice: string, taxPercent = "8.1", discountInPercent = "0") => ({
  amount: decimal(amount),
  unitPrice: decimal(unitPrice),
  taxPercent: decimal(taxPercent),
  discountInPercent: decimal(discountInPercent),
})
const sums = (positions: TotalsInput["positions"], options: Partial<TotalsInput> = {}) => {
  const input = {
    positions,
    discounts: [],
    vatType: 0 as VatType,
    isNet: true,
    roundFactor: decimal("0.05"),
    ...options,
  }
  const { gross, net, taxes, total, roundingDifference } = totalsOf(input)
  return {
    gross: formatDecimal(gross, 2),
    net: formatDecimal(net, 2),
    taxes: formatDecimal(taxes, 4),
    total: formatDecimal(total, 2),
    rounding: formatDecimal(roundingDifference, 2),
  }
}

describe("a document's sums", () => {
  it("are those of the documented example", () => {
    expect(sums([position("1", "17.8", "7.7")])).toEqual({
      gross: "17.80",
      net: "17.80",
      taxes: "1.3706",
      total: "19.15",
      rounding: "-0.02",
    })
  })

  it("hold no VAT when the document excludes it, although its positions name a rate", () => {
    expect(sums([position("1", "100")], { vatType: 1 })).toMatchObject({ taxes: "0.0000", total: "100.00" })
    expect(sums([position("1", "100")], { vatType: 2 })).toMatchObject({ taxes: "0.0000", total: "100.00" })
  })

  it("find VAT within prices that include it", () => {
    expect(sums([position("1", "108.10")], { isNet: false })).toMatchObject({
      net: "100.00",
      taxes: "8.1000",
      total: "108.10",
    })
  })

  it("take discounts of positions and of the document before VAT", () => {
    const discounts = [
      { isPercentual: true, value: decimal("10") },
      { isPercentual: false, value: decimal("5") },
    ]
    expect(sums([position("2", "100", "8.1", "50")], { discounts })).toEqual({
      gross: "100.00",
      net: "85.00",
      taxes: "6.8850",
      total: "91.90",
      rounding: "0.02",
    })
  })

  it("keep rates apart and spread a document's discount over them", () => {
    const positions = [position("1", "100"), position("1", "100", "2.6")]
    const discounts = [{ isPercentual: true, value: decimal("50") }]
    expect(sums(positions, { discounts })).toMatchObject({ net: "100.00", taxes: "5.3500", total: "105.35" })
  })

  it("are 0 of nothing", () => {
    expect(sums([])).toEqual({ gross: "0.00", net: "0.00", taxes: "0.0000", total: "0.00", rounding: "0.00" })
  })

  it("come to the shop's total for every sum of Rappen", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(400), fc.nat(5_000_000)), { maxLength: 20 }), (lines) => {
        const net = lines.reduce((sum, [days, price]) => sum + days * price, 0)
        const gross = net + vatOf(net, 81)
        const { total } = totalsOf({
          positions: lines.map(([days, price]) => position(String(days), formatDecimal(BigInt(price) * 10_000n))),
          discounts: [],
          vatType: 0,
          isNet: true,
          roundFactor: decimal("0.05"),
        })
        expect(Number(divide(total, 10_000n))).toBe(gross + roundingTo(gross, 5))
      }),
    )
  })
})
