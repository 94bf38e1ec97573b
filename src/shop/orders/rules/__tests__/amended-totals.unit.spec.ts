import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Charge } from "#shop/lines/rules/charges"
import { totalsOf } from "#shop/lines/rules/totals"
import { type AmendedLine, amendedTotals, type LineChange } from "../amended-totals"

const rates = { vatPermille: 81, grossStep: 1 }

/** Rent 1'620 with delivery 45 and service 90, its companion for 60, and a cable. */
const lines: AmendedLine[] = [
  { id: "scanner", category: "rental", companionOf: null },
  { id: "check", category: "addon", companionOf: "scanner" },
  { id: "cable", category: "accessory", companionOf: null },
]
const charge = (code: Charge["code"], lineId: string | null, amount: number): Charge => ({
  code,
  lineId,
  amount,
  vatPermille: 81,
  isRefundable: false,
})
const charges = [
  charge("rent", "scanner", 162_000),
  charge("delivery", "scanner", 4_500),
  charge("service", "scanner", 9_000),
  charge("pieces", "check", 6_000),
  charge("pieces", "cable", 4_900),
  charge("shipping", null, 1_000),
]
const ordered = totalsOf(charges, rates)
const change = (kind: LineChange["kind"], fee: number, lineId = "scanner"): LineChange => ({ lineId, kind, fee })
const alone = (fee: number, at = rates) => totalsOf([charge("extension", null, fee)], at)
const amended = (...changes: LineChange[]) => amendedTotals({ lines, charges, totals: ordered }, changes, rates)

describe("the totals of an order that was changed", () => {
  it("are those of the order while nothing has changed", () => expect(amended()).toEqual(ordered))

  it("owe the fee instead of rent, delivery, service and what came with the rental", () => {
    expect(amended(change("cancellation", 81_000))).toEqual({
      subtotal: 4_900 + 81_000,
      shipping: 1_000,
      charges: [],
      vat: 7_039,
      rounding: 0,
      total: 93_939,
    })
  })

  it("owe no shipping once all that is sent by itself went with the rental", () => {
    const along = lines.map((line) => (line.id === "cable" ? { ...line, companionOf: "scanner" } : line))
    const totals = (...changes: LineChange[]) =>
      amendedTotals({ lines: along, charges, totals: ordered }, changes, rates)
    expect(totals(change("cancellation", 81_000))).toEqual({ ...alone(81_000), charges: [] })
    expect(totals(change("extension", 18_000)).shipping).toBe(1_000)
  })

  it("owe no deposit of a rental that is cancelled, and all of it else", () => {
    const deposit: Charge = { ...charge("deposit", "scanner", 500_000), vatPermille: 0, isRefundable: true }
    const held = { lines, charges: [...charges, deposit], totals: totalsOf([...charges, deposit], rates) }
    const extension = change("extension", 36_033)
    expect(amendedTotals(held, [extension], rates).total).toBe(amended(extension).total + 500_000)
    const cancelled = [change("cancellation", 81_000)]
    expect(amendedTotals(held, cancelled, rates)).toEqual(amended(...cancelled))
  })

  it("are less by what is given back of a deposit, to the Rappen, and by nothing where none is held", () => {
    const deposit: Charge = { ...charge("deposit", "scanner", 500_000), vatPermille: 0, isRefundable: true }
    const held = { lines, charges: [...charges, deposit], totals: totalsOf([...charges, deposit], rates) }
    const refund = (lineId: string): LineChange => ({ lineId, kind: "refund", fee: 0, refunded: 450_003 })
    const inSteps = { ...rates, grossStep: 5 }
    expect(amendedTotals(held, [refund("scanner")], inSteps)).toMatchObject({
      subtotal: held.totals.subtotal,
      vat: held.totals.vat,
      total: held.totals.total - 450_003,
    })
    expect(amendedTotals(held, [refund("cable")], inSteps).total).toBe(held.totals.total)
  })

  it("grow by exactly what an extension is said to cost", () => {
    const extension = alone(36_033, rates)
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
      ordered.total + alone(12_345, rates).total + alone(18_000, rates).total,
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
    const owed = fc.record({
      kind: fc.constantFrom("damage" as const, "late_return" as const, "extension" as const),
      fee: fc.integer({ min: 0, max: 500_000 }),
      isWaived: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(owed, { maxLength: 8 }), fc.constantFrom(1, 5), (all, grossStep) => {
        const coarse = { ...rates, grossStep }
        const before = { lines, charges, totals: totalsOf(charges, coarse) }
        const made = all.map(({ kind, fee }, index) => ({ ...change(kind, fee), id: `c${index}` }))
        const waivers = all.flatMap(({ isWaived }, index) =>
          isWaived ? [{ ...change("waiver", 0), id: `w${index}`, waives: `c${index}` }] : [],
        )
        const notWaived = made.filter((_, index) => !all[index].isWaived)
        const after = amendedTotals(before, [...made, ...waivers], coarse)
        expect(after).toEqual(amendedTotals(before, notWaived, coarse))
        expect(after.total).toBe(
          notWaived.reduce((sum, { fee }) => sum + alone(fee, coarse).total, before.totals.total),
        )
        expect(after.total).toBe(after.subtotal + after.shipping + after.vat + after.rounding)
      }),
    )
  })

  it("round each document where the accounts know only five Rappen", () => {
    const coarse = { ...rates, grossStep: 5 }
    const totals = amendedTotals(
      { lines, charges, totals: totalsOf(charges, coarse) },
      [change("extension", 18_001)],
      coarse,
    )
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
          const all = totals.map((total, index) => ({
            ...{ id: `l${index}`, category: "accessory" as const },
            ...{ total, companionOf: null },
          }))
          const ordered = [...all.map(({ id, total }) => charge("pieces", id, total)), charge("shipping", null, 1_000)]
          const before = totalsOf(ordered, rates)
          const changes = all
            .filter((_, index) => cancelled[index])
            .map(({ id, total }) => change("cancellation", Math.round(total / 2), id))
          const after = amendedTotals({ lines: all, charges: ordered, totals: before }, changes, rates)
          expect(after.total).toBe(after.subtotal + after.shipping + after.vat + after.rounding)
          expect(after.total).toBeLessThanOrEqual(before.total)
        },
      ),
    )
  })
})
