import { describe, expect, it } from "vitest"
import { cartTotals, type PricedLine } from "../cart-totals"

const rates = { vatPermille: 81, shippingFee: 1000, grossStep: 1 }

describe("cartTotals", () => {
  it("adds the lines and takes VAT once from their sum", () => {
    const lines: PricedLine[] = [
      { category: "rental", total: 175_500 },
      { category: "addon", total: 3_333 },
    ]
    expect(cartTotals(lines, rates)).toEqual({
      net: 178_833,
      netVat: 14_485,
      shippingFee: 0,
      netWithFee: 178_833,
      vat: 14_485,
      rounding: 0,
      gross: 193_318,
    })
  })

  it("does not let VAT drift with the number of lines", () => {
    const lines = Array.from({ length: 50 }, () => ({ category: "addon" as const, total: 105 }))
    expect(cartTotals(lines, rates).vat).toBe(425)
  })

  it("counts the shipping fee into what is owed and taxes it", () => {
    expect(cartTotals([{ category: "accessory", total: 4_900 }], rates)).toMatchObject({
      net: 4_900,
      netVat: 397,
      shippingFee: 1_000,
      netWithFee: 5_900,
      vat: 478,
      gross: 6_378,
    })
  })

  it("rounds the gross total where the accounts know only five Rappen", () => {
    const totals = cartTotals([{ category: "addon", total: 3_800 }], { ...rates, grossStep: 5 })
    expect(totals).toMatchObject({ vat: 308, rounding: 2, gross: 4_110 })
  })

  it("is nothing for an empty cart", () => {
    expect(cartTotals([], rates).gross).toBe(0)
  })
})
