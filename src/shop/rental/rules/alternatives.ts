import { addDays, type CalendarDay, laterOf } from "#kernel/calendar-day"
import { brokenPeriodRule, type CalendarFrame } from "./calendar-rules"
import { lengthInDays, type RentalPeriod } from "./rental-period"

/** Possible periods offered with a refusal. */
export const ALTERNATIVES = 3

/**
 * The next possible periods of the same length in calendar days, by start, from the refused one on. Fewer than `count` only
 * where the horizon ends the search.
 * @param isPossible what the bookings and closed days say; the fixed rules are applied here
 */
export function nextPossiblePeriods(
  refused: RentalPeriod,
  frame: CalendarFrame,
  count: number,
  isPossible: (period: RentalPeriod) => boolean,
): RentalPeriod[] {
  const span = lengthInDays(refused) - 1
  const found: RentalPeriod[] = []
  let start: CalendarDay = laterOf(refused.start, frame.earliest)
  for (; start <= frame.horizon && found.length < count; start = addDays(start, 1)) {
    const period = { start, end: addDays(start, span) }
    if (brokenPeriodRule(period, frame) === null && isPossible(period)) found.push(period)
  }
  return found
}
