import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Fleet } from "../assignment/fleet"
import { resettle } from "../assignment/resettle"
import { overlaps } from "../rental-window"
import { commitment, exhaustivelyAssignable, fleets } from "./support/fleets"

describe("when a unit goes out of service", () => {
  const first = commitment("first", "broken", "2026-12-07", "2026-12-08")
  const second = commitment("second", "broken", "2026-12-09", "2026-12-10")

  it("its reservations go to units that are free", () => {
    const moves = resettle({ unitIds: ["a", "b"], commitments: [first, second] })
    expect([...moves.keys()]).toEqual(["first", "second"])
    expect(["a", "b"]).toContain(moves.get("first"))
  })

  it("others make room if that helps", () => {
    const early = commitment("early", "a", "2026-12-07", "2026-12-07")
    const late = commitment("late", "b", "2026-12-09", "2026-12-09")
    const whole = commitment("whole", "broken", "2026-12-07", "2026-12-09")
    const moves = resettle({ unitIds: ["a", "b"], commitments: [early, late, whole] })
    expect(moves.size).toBe(2)
    expect(moves.has("whole")).toBe(true)
  })

  it("the earlier one comes first, and what finds nothing stays", () => {
    const long = commitment("long", "a", "2026-12-09", "2026-12-12")
    expect(resettle({ unitIds: ["a"], commitments: [second, first, long] })).toEqual(new Map([["first", "a"]]))
  })

  it("what is tied to it stays, and so does what nothing is wrong with", () => {
    const pinned = { ...first, isTied: true }
    const fine = commitment("fine", "a", "2026-12-14", "2026-12-15")
    expect(resettle({ unitIds: ["a"], commitments: [pinned, fine] })).toEqual(new Map())
  })

  it("a hold keeps its place", () => {
    const hold = commitment("hold", null, "2026-12-08", "2026-12-08")
    expect(resettle({ unitIds: ["a"], commitments: [first, hold] })).toEqual(new Map())
  })
})

/** The first unit leaves. */
const leaving = fleets(true).map(({ unitIds, commitments }) => ({ unitIds: unitIds.slice(1), commitments }))
const afterwards = (fleet: Fleet) => {
  const moves = resettle(fleet)
  return fleet.commitments.map((one) => ({ ...one, unitId: moves.get(one.id) ?? one.unitId }))
}

describe("always", () => {
  it("no unit serves two at once, and nothing tied moves", () => {
    fc.assert(
      fc.property(leaving, (fleet) => {
        const after = afterwards(fleet)
        for (const [index, one] of after.entries()) {
          const clash = after
            .slice(index + 1)
            .find((two) => two.unitId === one.unitId && overlaps(one.window, two.window))
          expect(clash).toBeUndefined()
          if (one.isTied) expect(one.unitId).toBe(fleet.commitments[index].unitId)
        }
      }),
    )
  })

  it("who stays on a unit out of service could not have been placed next to the others", () => {
    fc.assert(
      fc.property(leaving, ({ unitIds, commitments }) => {
        const after = afterwards({ unitIds, commitments })
        const isStranded = (one: (typeof after)[number]) => !unitIds.includes(one.unitId as string)
        const served = after.filter((one) => !isStranded(one))
        for (const one of after.filter((each) => isStranded(each) && !each.isTied)) {
          expect(exhaustivelyAssignable({ unitIds, commitments: served }, one.window)).toBe(false)
        }
      }),
    )
  })
})
