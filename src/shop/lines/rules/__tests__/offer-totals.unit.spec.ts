import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { cartTotals } from "../cart-totals"
import { type Companion, offerTotals } from "../offer-totals"
import { netOf } from "../totals"

const rates = { vatPermille: 81, shippingFee: 1000, grossStep: 5 }

describe("a product alone", () => {
  it.each<[string, LineCategory, number, Companion | null, number, number]>([
    ["without anything next to it", "rental", 90_000, null, 90_000, 97_290],
    ["with the add-on that it demands", "rental", 90_000, { category: "addon", price: 6_000 }, 96_000, 103_775],
    ["with an accessory that is sent", "rental", 90_000, { category: "accessory", price: 6_000 }, 97_000, 104_855],
    [
      "with an accessory sent along with a device",
      "purchase",
      90_000,
      { category: "accessory", price: 6_000 },
      96_000,
      103_775,
    ],
    ["an accessory, which is sent", "accessory", 9_000, null, 10_000, 10_810],
  ])("%s", (_case, category, total, companion, net, gross) => {
    const totals = offerTotals({ category, total }, 1, companion, rates)
    expect([netOf(totals), totals.total]).toEqual([net, gross])
  })

  it("brings along one piece for each of its own", () => {
    const totals = offerTotals({ category: "purchase", total: 30_000 }, 3, { category: "addon", price: 6_000 }, rates)
    expect(totals.subtotal).toBe(48_000)
  })

  const category = fc.constantFrom("rental", "purchase", "accessory", "software-service", "addon")
  const price = fc.integer({ min: 0, max: 9_000_000 })

  it("costs what fractions say, and what its cart does, whatever it is", () => {
    fc.assert(
      fc.property(
        category,
        price,
        fc.integer({ min: 1, max: 999 }),
        fc.option(fc.record({ category: fc.constantFrom("addon", "accessory", "software-service"), price })),
        fc.constantFrom(0, 26, 77, 81, 85),
        fc.constantFrom(1, 5),
        (kind, unit, pieces, companion, vatPermille, grossStep) => {
          const all = { ...rates, vatPermille, grossStep }
          const line = { category: kind, total: unit * pieces }
          const totals = offerTotals(line, pieces, companion, all)
          const isSent = [kind, companion?.category].includes("accessory") && kind !== "purchase"
          const net = BigInt(unit + (companion?.price ?? 0)) * BigInt(pieces) + (isSent ? 1000n : 0n)
          expect(BigInt(netOf(totals))).toBe(net)
          expect(BigInt(totals.total)).toBe(nearest(net * BigInt(1000 + vatPermille), 1000n, BigInt(grossStep)))
          const along = companion ? [{ category: companion.category, total: companion.price * pieces }] : []
          const lines = [line, ...along].map((one, index) => ({
            ...one,
            id: `line-${index}`,
            quantity: 1,
            rental: null,
            charges: [],
          }))
          expect(totals).toEqual(cartTotals(lines, all))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

/** `above / below` to the nearest multiple of `step`, the middle upwards. */
const nearest = (above: bigint, below: bigint, step: bigint): bigint =>
  ((2n * above + below * step) / (2n * below * step)) * step
