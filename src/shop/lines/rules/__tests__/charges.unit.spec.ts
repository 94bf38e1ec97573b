import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { cartTotals } from "../cart-totals"
import { besideCharges, type Charge, type ChargedLine, chargedFor, chargesOf, ofLines, sumOf } from "../charges"
import { byTitle } from "../charges-by-title"
import { netOf, totalsOf } from "../totals"

const rates = { vatPermille: 81, shippingFee: 1000, grossStep: 1 }
const pieces = (category: LineCategory, total: number, id = category): ChargedLine => ({
  id,
  category,
  total,
  quantity: 1,
  rental: null,
  charges: [],
})
const rental = (total: number, delivery: number, ...services: number[]): ChargedLine => ({
  id: "scanner",
  category: "rental",
  total,
  quantity: 1,
  rental: { delivery: { price: delivery }, services: services.map((price) => ({ price })) },
  charges: [],
})
const charge = (amount: number, facts: Partial<Charge> = {}): Charge => ({
  code: "pieces",
  lineId: "line",
  amount,
  vatPermille: 81,
  isRefundable: false,
  ...facts,
})

describe("the charges of a cart", () => {
  it.each<[string, ChargedLine[], [string, string | null, number][]]>([
    ["nothing for nothing", [], []],
    [
      "a rental's parts",
      [rental(175_500, 4_500, 9_000)],
      [
        ["rent", "scanner", 162_000],
        ["delivery", "scanner", 4_500],
        ["service", "scanner", 9_000],
      ],
    ],
    [
      "each service of a rental",
      [rental(175_500, 0, 9_000, 4_500)],
      [
        ["rent", "scanner", 162_000],
        ["service", "scanner", 9_000],
        ["service", "scanner", 4_500],
      ],
    ],
    ["a rental that is fetched", [rental(162_000, 0)], [["rent", "scanner", 162_000]]],
    [
      "an accessory and its shipping",
      [pieces("accessory", 4_900)],
      [
        ["pieces", "accessory", 4_900],
        ["shipping", null, 1_000],
      ],
    ],
    [
      "an accessory sent along with a device",
      [pieces("accessory", 4_900), pieces("package", 90_000)],
      [
        ["pieces", "accessory", 4_900],
        ["pieces", "package", 90_000],
      ],
    ],
  ])("are %s", (_case, lines, charges) => {
    expect(chargesOf(lines, rates).map(({ code, lineId, amount }) => [code, lineId, amount])).toEqual(charges)
  })

  it("add up to the lines and the fee, whatever the lines are", () => {
    const total = fc.integer({ min: 0, max: 9_000_000 })
    const category = fc.constantFrom<LineCategory>("purchase", "accessory", "software-service", "education", "addon")
    const line = fc.oneof(
      fc.tuple(category, total).map(([kind, amount]) => pieces(kind, amount)),
      fc.tuple(total, total, fc.array(total, { maxLength: 4 })).map(([rent, delivery, services]) => {
        return rental(rent + delivery + services.reduce((sum, price) => sum + price, 0), delivery, ...services)
      }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const charges = chargesOf(lines, rates)
        expect(sumOf(ofLines(charges))).toBe(lines.reduce((sum, one) => sum + one.total, 0))
        expect(sumOf(charges)).toBe(sumOf(ofLines(charges)) + chargedFor("shipping", charges))
      }),
    )
  })
})

describe("what is charged for a line beside its price", () => {
  const deposit = { code: "deposit", amount: 50_000, isRefundable: true } as const
  const surcharge = { code: "deposit", amount: -300, isRefundable: false } as const
  const having = (charges: ChargedLine["charges"], quantity = 1) => ({ ...pieces("addon", 3_900), quantity, charges })

  it("is charged for each piece, and is no part of the line's price", () => {
    const charges = chargesOf([having([deposit, surcharge], 3)], rates)
    expect(besideCharges(charges)).toEqual([
      { code: "deposit", lineId: "addon", amount: 150_000, vatPermille: 0, isRefundable: true },
      { code: "deposit", lineId: "addon", amount: -900, vatPermille: 81, isRefundable: false },
    ])
    expect(sumOf(ofLines(charges))).toBe(3_900)
  })

  it("is in what is paid; only what isn't refundable is taxed, and nothing of it is in the sum of the lines", () => {
    const totals = cartTotals([having([deposit, surcharge])], rates)
    expect(totals).toMatchObject({ subtotal: 3_900, vat: 292, rounding: 0, total: 3_900 - 300 + 292 + 50_000 })
    expect(netOf(totals)).toBe(3_600)
  })

  it("changes neither VAT nor rounding of anything else while it is refundable and whole five Rappen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 1, max: 100_000 }), (total, held) => {
        const line = pieces("addon", total)
        const without = cartTotals([line], { ...rates, grossStep: 5 })
        const charges = [{ ...deposit, amount: held * 5 }]
        const totals = cartTotals([{ ...line, charges }], { ...rates, grossStep: 5 })
        expect(totals).toEqual({ ...without, charges: totals.charges, total: without.total + held * 5 })
        expect(sumOf(totals.charges)).toBe(held * 5)
      }),
    )
  })

  it("is shown with all others of its code", () => {
    const charges = chargesOf([having([deposit]), { ...having([deposit]), id: "other" }], rates)
    expect(byTitle(besideCharges(charges)).map(({ code, amount }) => [code, amount])).toEqual([["deposit", 100_000]])
  })
})

describe("the total of charges", () => {
  it("takes VAT once from their sum", () => {
    expect(cartTotals([rental(175_500, 4_500, 9_000), pieces("addon", 3_333)], rates)).toEqual({
      subtotal: 178_833,
      shipping: 0,
      charges: [],
      vat: 14_485,
      rounding: 0,
      total: 193_318,
    })
  })

  it("does not let VAT drift with the number of lines", () => {
    const lines = Array.from({ length: 50 }, () => pieces("addon", 105))
    expect(cartTotals(lines, rates).vat).toBe(425)
  })

  it("counts the shipping fee into what is owed and taxes it", () => {
    expect(cartTotals([pieces("accessory", 4_900)], rates)).toEqual({
      subtotal: 4_900,
      shipping: 1_000,
      charges: [],
      vat: 478,
      rounding: 0,
      total: 6_378,
    })
  })

  it("is rounded where the accounts know only five Rappen", () => {
    const totals = totalsOf([charge(3_800)], { grossStep: 5 })
    expect(totals).toMatchObject({ vat: 308, rounding: 2, total: 4_110 })
  })

  it("takes VAT once per rate", () => {
    const charges = [charge(105), charge(105), charge(105, { vatPermille: 26 }), charge(105, { vatPermille: 26 })]
    expect(totalsOf(charges, rates).vat).toBe(17 + 5)
  })

  it("holds what is given back, without selling or taxing it", () => {
    expect(totalsOf([charge(10_000), charge(50_000, { isRefundable: true })], rates)).toEqual({
      subtotal: 10_000,
      shipping: 0,
      charges: [],
      vat: 810,
      rounding: 0,
      total: 60_810,
    })
  })

  it("is nothing for no charges", () => expect(totalsOf([], rates).total).toBe(0))
})
