import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { totalsOf } from "#shop/lines/rules/totals"
import { type AmendedLine, amendedTotals, type LineChange } from "../amended-totals"

const rates = { vatPermille: 81, grossStep: 1 }

/** Rent 1'620 with delivery 45 and service 90, its companion for 60, and a cable. */
const lines: AmendedLine[] = [
  { id: "scanner", total: 175_500, companionOf: null },
  { id: "check", total: 6_000, companionOf: "scanner" },
  { id: "cable", total: 4_900, companionOf: null },
]
const ordered = totalsOf(186_400, 1_000, rates)
const change = (kind: LineChange["kind"], fee: number, lineId = "scanner"): LineChange => ({ lineId, kind, fee })
const amended = (...changes: LineChange[]) => amendedTotals(lines, ordered, changes, rates)

describe("the totals of an order that was changed", () => {
  it("are those of the order while nothing has changed", () => expect(amended()).toEqual(ordered))

  it("owe the fee instead of rent, delivery, service and what came with the rental", () => {
    expect(amended(change("cancellation", 81_000))).toEqual({
      subtotal: 4_900 + 81_000,
      shipping: 1_000,
      vat: 7_039,
      rounding: 0,
      total: 93_939,
    })
  })

  it("grow by exactly what an extension is said to cost", () => {
    const extension = totalsOf(36_033, 0, rates)
    expect(amended(change("extension", 36_033)).total).toBe(ordered.total + extension.total)
  })

  it("add several extensions", () => {
    expect(amended(change("extension", 18_000), change("extension", 18_000)).subtotal).toBe(186_400 + 36_000)
  })

  it("drop an extension with the rental that is cancelled", () => {
    expect(amended(change("extension", 18_000), change("cancellation", 90_000))).toEqual(
      amended(change("cancellation", 90_000)),
    )
  })

  it("count a late return and leave out what costs nothing", () => {
    expect(amended(change("late_return", 18_000), change("early_return", 0), change("waiver", 0)).subtotal).toBe(
      204_400,
    )
  })

  it("grow by a damage as its own document says", () => {
    expect(amended(change("damage", 12_345), change("late_return", 18_000)).total).toBe(
      ordered.total + totalsOf(12_345, 0, rates).total + totalsOf(18_000, 0, rates).total,
    )
  })

  it.each(["damage", "late_return", "extension"] as const)("no longer owe a %s that was waived", (kind) => {
    const charged = { ...change(kind, 18_000), id: "charged" }
    expect(amended(charged, { ...change("waiver", 0), waives: "charged" })).toEqual(ordered)
    expect(amended(charged, { ...change("waiver", 0), waives: null }).subtotal).toBe(204_400)
  })

  it("owe nothing for a rental whose cancellation was waived", () => {
    const cancelled = { ...change("cancellation", 81_000), id: "cancelled" }
    expect(amended(cancelled, { ...change("waiver", 0), waives: "cancelled" }).subtotal).toBe(4_900)
  })

  it("are after any charges and waivers those of the charges that stand", () => {
    const charge = fc.record({
      kind: fc.constantFrom("damage" as const, "late_return" as const, "extension" as const),
      fee: fc.integer({ min: 0, max: 500_000 }),
      isWaived: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 8 }), fc.constantFrom(1, 5), (charges, grossStep) => {
        const coarse = { ...rates, grossStep }
        const before = totalsOf(186_400, 1_000, coarse)
        const made = charges.map(({ kind, fee }, index) => ({ ...change(kind, fee), id: `c${index}` }))
        const waivers = charges.flatMap(({ isWaived }, index) =>
          isWaived ? [{ ...change("waiver", 0), id: `w${index}`, waives: `c${index}` }] : [],
        )
        const standing = made.filter((_, index) => !charges[index].isWaived)
        const after = amendedTotals(lines, before, [...made, ...waivers], coarse)
        expect(after).toEqual(amendedTotals(lines, before, standing, coarse))
        expect(after.total).toBe(standing.reduce((sum, { fee }) => sum + totalsOf(fee, 0, coarse).total, before.total))
        expect(after.total).toBe(after.subtotal + after.shipping + after.vat + after.rounding)
      }),
    )
  })

  it("round each document where the accounts know only five Rappen", () => {
    const coarse = { ...rates, grossStep: 5 }
    const totals = amendedTotals(lines, totalsOf(186_400, 1_000, coarse), [change("extension", 18_001)], coarse)
    expect(totals.total % 5).toBe(0)
    expect(totals.total).toBe(totals.subtotal + totals.shipping + totals.vat + totals.rounding)
  })

  it("always add up, and never owe more for a cancellation than before", () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (totals, cancelled) => {
          const all = totals.map((total, index) => ({ id: `l${index}`, total, companionOf: null }))
          const before = totalsOf(
            totals.reduce((sum, one) => sum + one, 0),
            1_000,
            rates,
          )
          const changes = all
            .filter((_, index) => cancelled[index])
            .map(({ id, total }) => change("cancellation", Math.round(total / 2), id))
          const after = amendedTotals(all, before, changes, rates)
          expect(after.total).toBe(after.subtotal + after.shipping + after.vat + after.rounding)
          expect(after.total).toBeLessThanOrEqual(before.total)
        },
      ),
    )
  })
})
