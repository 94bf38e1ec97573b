import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ChargeEntry } from "../charges/product-charge"
import { PRODUCT_CHARGES, productCharges } from "../product-charges"

const amountOf = (deposit: ChargeEntry, salesPrice: number | null) =>
  productCharges({ deposit }, salesPrice).map(({ amount }) => amount)

describe("a deposit", () => {
  it.each<[string, ChargeEntry, number | null, number[]]>([
    ["the amount that staff entered", { amount: 512_345, permille: 0 }, 6_250_000, [512_345]],
    ["that amount where the device isn't sold, too", { amount: 500_000, permille: 0 }, null, [500_000]],
    ["a share of the sales price", { amount: 0, permille: 80 }, 6_250_000, [500_000]],
    ["in whole francs", { amount: 0, permille: 77 }, 6_250_000, [481_300]],
    [
      "a share of today's price while the device is sold",
      { amount: 0, permille: 80, salesPrice: 100 },
      6_250_000,
      [500_000],
    ],
    ["a share of the last known price after that", { amount: 0, permille: 80, salesPrice: 6_250_000 }, null, [500_000]],
    ["nothing of a device whose price was never known", { amount: 0, permille: 80 }, null, []],
    ["nothing where nothing was entered", { amount: 0, permille: 0 }, 6_250_000, []],
  ])("is %s", (_case, entry, salesPrice, amounts) => expect(amountOf(entry, salesPrice)).toEqual(amounts))

  it("is refundable", () => {
    expect(productCharges({ deposit: { amount: 100, permille: 0 } }, null)).toEqual([
      { code: "deposit", amount: 100, isRefundable: true },
    ])
  })

  it("in per mille is at most half a franc off, and whole five Rappen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 20_000_000 }), (permille, price) => {
        const [amount = 0] = amountOf({ amount: 0, permille }, price)
        expect(Math.abs(amount - (price * permille) / 1000)).toBeLessThanOrEqual(50)
        expect(amount % 5).toBe(0)
      }),
    )
  })
})

describe("the charges of a product", () => {
  it("are none without an entry", () => expect(productCharges({}, 6_250_000)).toEqual([]))

  it("have a code and a name each", () => {
    const codes = PRODUCT_CHARGES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(PRODUCT_CHARGES.length)
    for (const { name } of PRODUCT_CHARGES) expect(name).toMatch(/^\p{Lu}/u)
  })
})
