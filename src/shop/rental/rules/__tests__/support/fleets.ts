import fc from "fast-check"
import { addDays, calendarDay, type DayNumber, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { Commitment, Fleet } from "../../assignment/fleet"
import type { DeliveryTerms } from "../../day-list"
import type { RentalSituation } from "../../period-decision"
import { overlaps } from "../../rental-window"

/** A Wednesday; the small calendars of the tests reach four weeks. */
export const TODAY = calendarDay("2026-12-02")
export const HORIZON = addDays(TODAY, 27)
const FIRST = toDayNumber(TODAY)

export const pickup: DeliveryTerms = {
  isPickup: true,
  buffers: { before: 0, after: 0 },
  leadDays: null,
  cutOff: null,
  barred: [],
}
export const post: DeliveryTerms = {
  isPickup: false,
  buffers: { before: 1, after: 1 },
  leadDays: null,
  cutOff: "16:00",
  barred: [],
}

export const commitment = (id: string, unitId: string | null, first: string, last: string): Commitment => ({
  id,
  unitId,
  window: { first: toDayNumber(calendarDay(first)), last: toDayNumber(calendarDay(last)) },
  isTied: false,
  isBlock: false,
})

export const situation = (fleet: Fleet, closed: string[] = []): RentalSituation => ({
  fleet,
  closedDays: closed.map((date) => ({ date: calendarDay(date), name: "Feiertag" })),
  today: TODAY,
  timeOfDay: "10:00",
  horizon: HORIZON,
})

/** Units a, b, c …: as many as asked for. */
export const unitNames = (count: number) => ["a", "b", "c", "d"].slice(0, count)

/**
 * Any valid state of a product with up to three units: no two windows on one unit overlap; when `withTies`, some are tied.
 */
export function fleets(withTies: boolean): fc.Arbitrary<Fleet> {
  const wish = fc.record({
    start: fc.integer({ min: -3, max: 24 }),
    length: fc.integer({ min: 1, max: 6 }),
    unit: fc.integer({ min: 0, max: 2 }),
    isTied: withTies ? fc.boolean() : fc.constant(false),
  })
  return fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(wish, { maxLength: 9 })).map(([count, wishes]) => {
    const unitIds = unitNames(count)
    const commitments: Commitment[] = []
    for (const [index, { start, length, unit, isTied }] of wishes.entries()) {
      const window = { first: FIRST + start, last: FIRST + start + length - 1 }
      const unitId = unitIds[unit % count]
      if (commitments.some((one) => one.unitId === unitId && overlaps(one.window, window))) continue
      commitments.push({ id: `r${index}`, unitId, window, isTied, isBlock: isTied && index % 2 === 0 })
    }
    return { unitIds, commitments }
  })
}

/** Any period inside the small calendar, rules aside. */
export const periods = fc
  .tuple(fc.integer({ min: 1, max: 22 }), fc.integer({ min: 0, max: 5 }))
  .map(([start, span]) => ({
    start: fromDayNumber((FIRST + start) as DayNumber),
    end: fromDayNumber((FIRST + start + span) as DayNumber),
  }))

/** Tries every unit for every movable window: the slow truth. */
export function exhaustivelyAssignable(fleet: Fleet, wanted: { first: DayNumber; last: DayNumber }): boolean {
  const tied = fleet.commitments.filter(({ isTied }) => isTied)
  const movable = [...fleet.commitments.filter(({ isTied }) => !isTied).map(({ window }) => window), wanted]
  const placed = tied.map(({ unitId, window }) => ({ unitId, window }))
  const placeFrom = (index: number): boolean =>
    index === movable.length ||
    fleet.unitIds.some((unitId) => {
      const window = movable[index]
      if (placed.some((one) => one.unitId === unitId && overlaps(one.window, window))) return false
      placed.push({ unitId, window })
      const isDone = placeFrom(index + 1)
      placed.pop()
      return isDone
    })
  return placeFrom(0)
}
