import { type CalendarDay, fromDayNumber, laterOf, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"

/** What decides when a rental's unit may leave the house. */
export interface RentalToGoOut {
  start: CalendarDay
  /** First day on which a unit is kept for it: of a delivery, at the latest the day on which it is sent. */
  windowStart: CalendarDay
}

/**
 * The first day on which the unit may be given out: the working day before the start, for who fetches it in the evening,
 * or earlier if it is sent or prepared earlier.
 * @see docs/decisions/140-one-unit-with-one-customer.md
 */
export function handOverFrom({ start, windowStart }: RentalToGoOut, calendar: WorkingDays): CalendarDay {
  const eve = fromDayNumber(calendar.before(toDayNumber(start), 1))
  return windowStart < eve ? windowStart : eve
}

/**
 * The last day on which a hand-over can be undone: the rental's first, or the day of the hand-over where that was later.
 * @param handedOverOn null where nobody wrote a protocol
 */
export const undoHandOverUntil = (start: CalendarDay, handedOverOn: CalendarDay | null): CalendarDay =>
  handedOverOn === null ? start : laterOf(start, handedOverOn)
