import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SpecialPrice } from "../shop-line"
import { listTotalOf, priceOfPiece } from "../special-price"

describe("the price of a piece", () => {
  it("is exactly the list's without a discount, with nothing to be said about it", () =>
    expect(priceOfPiece(4_900, 0)).toEqual({ unitPrice: 4_900 }))

  it("is rounded per piece, so that any number of them is a multiple of it", () =>
    expect(priceOfPiece(4_995, 100)).toEqual({
      unitPrice: 4_495,
      special: { listPrice: 4_995, discountPermille: 100 },
    }))

  it("is never negative and never more than the list's", () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), fc.integer({ min: 0, max: 1000 }), (list, permille) => {
        const { unitPrice } = priceOfPiece(list, permille)
        expect(unitPrice).toBeGreaterThanOrEqual(0)
        expect(unitPrice).toBeLessThanOrEqual(list)
      }),
    )
  })
})

describe("what is struck", () => {
  const line = (unitPrice: number, special: SpecialPrice | null, quantity = 2) => ({
    special,
    quantity,
    total: unitPrice * quantity,
  })
  it.each<[string, Parameters<typeof listTotalOf>[0], number | null]>([
    ["nothing at the list's price", line(4_900, null), null],
    ["the list's price of all pieces", line(4_410, { listPrice: 4_900, discountPermille: 100 }), 9_800],
    ["nothing where the discount comes to nothing", line(4, { listPrice: 4, discountPermille: 100 }), null],
    [
      "nothing where staff set a higher price",
      line(5_000, { listPrice: 4_900, set: { reason: "Sonderanfertigung", validUntil: "2026-12-08" as never } }),
      null,
    ],
  ])("is %s", (_case, given, expected) => expect(listTotalOf(given)).toBe(expected))
})
