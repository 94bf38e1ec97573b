import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarDay, toDayNumber } from "#kernel/calendar-day"
import type { Commitment, Fleet } from "../assignment/fleet"
import { tiedWindowsOf } from "../assignment/fleet"
import { withoutLostHolds } from "../assignment/lost-holds"
import { assignUnits } from "../assignment/unit-assignment"
import { commitment, fleets, TODAY } from "./support/fleets"

const held = (id: string, first: string, last: string): Commitment => ({
  ...commitment(id, null, first, last),
})
const out = (id: string, unit: string, first: string, last: string): Commitment => ({
  ...commitment(id, unit, first, last),
  isTied: true,
})
const late = (unit: string, until: string): Commitment => ({
  ...out("late", unit, "2026-12-01", "2026-12-05"),
  overdueUntil: toDayNumber(calendarDay(until)),
})
const idsOf = ({ commitments }: Fleet) => commitments.map(({ id }) => id).sort()

describe("what is held", () => {
  const [first, last] = ["2026-12-07", "2026-12-09"]
  const mine = commitment("mine", "b", first, last)
  const both = ["a", "b"]

  it.each<[string, string[], Commitment[], string[]]>([
    ["while there is a unit for it", both, [mine, held("h", first, last)], ["h", "mine"]],
    [
      "while the other unit isn't back",
      both,
      [late("a", "2026-12-10"), mine, held("h", first, last)],
      ["late", "mine"],
    ],
    [
      "after the late one is back",
      both,
      [late("a", "2026-12-06"), mine, held("h", first, last)],
      ["h", "late", "mine"],
    ],
    ["while the other unit is out of service", ["b"], [mine, held("h", first, last)], ["mine"]],
    ["by two for one unit, the earlier", both, [mine, held("h2", first, last), held("h1", last, last)], ["h1", "mine"]],
    [
      "of other days than those that aren't served",
      ["b"],
      [mine, held("h1", last, last), held("h2", "2026-12-10", "2026-12-11")],
      ["h2", "mine"],
    ],
  ])("counts %s", (_, unitIds, commitments, counted) => {
    expect(idsOf(withoutLostHolds({ unitIds, commitments }))).toEqual(counted)
  })

  it("counts all of it where all can be served, and never more than can", () => {
    fc.assert(
      fc.property(withHolds, (fleet) => {
        const served = withoutLostHolds(fleet)
        expect(served.commitments.filter(isReservation)).toEqual(fleet.commitments.filter(isReservation))
        if (isServed(fleet)) expect(idsOf(served)).toEqual(idsOf(fleet))
        else if (isServed({ ...fleet, commitments: fleet.commitments.filter(isReservation) }))
          expect(isServed(served)).toBe(true)
        else expect(served.commitments.length).toBeLessThanOrEqual(fleet.commitments.length)
      }),
    )
  })
})

const isReservation = ({ unitId, isTied }: Commitment) => unitId !== null || isTied

const isServed = ({ unitIds, commitments }: Fleet) =>
  assignUnits(
    unitIds,
    commitments.flatMap(tiedWindowsOf),
    commitments.filter(({ isTied }) => !isTied),
  ) !== null

/** Some of whose units went out of service since, and whose days are held without a look at that. */
const withHolds = fc
  .tuple(
    fleets(true),
    fc.array(fc.record({ first: fc.integer({ min: 0, max: 24 }), length: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 3,
    }),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([{ unitIds, commitments }, holds, broken]): Fleet => {
    const day = toDayNumber(TODAY)
    const held = holds.map(({ first, length }, index) => ({
      ...{ id: `hold-${index}`, unitId: null, isTied: false, isBlock: false },
      window: { first: day + first, last: day + first + length - 1 },
    }))
    return { unitIds: unitIds.slice(0, Math.max(1, unitIds.length - broken)), commitments: [...commitments, ...held] }
  })
