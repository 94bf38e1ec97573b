import type { CalendarDay } from "#kernel/calendar-day"
import { addWorkingDays, type WorkingDays } from "#kernel/working-days"
import { type DueErrand, goingOut, isMissed, type RentalInHand } from "./staff-day"

/** So many working days after today are looked at. */
const DAYS = 5

/** The working days after today that the week ahead is made of, the first first. */
export const weekAhead = (today: CalendarDay, calendar: WorkingDays): CalendarDay[] =>
  Array.from({ length: DAYS }, (_, index) => addWorkingDays(today, index + 1, calendar))

/**
 * What a rental brings about after `today` up to `until`, inclusive: it goes out, if it hasn't yet, and comes back. What was due
 * before is no longer of the week.
 */
export function comingErrands(
  rental: RentalInHand,
  today: CalendarDay,
  until: CalendarDay,
  calendar: WorkingDays,
): DueErrand[] {
  if (isMissed(rental, today)) return []
  const { state, end, daysBack } = rental
  const comes: DueErrand = { errand: "return", due: addWorkingDays(end, daysBack, calendar) }
  return [...(state === "reserved" ? [goingOut(rental, calendar)] : []), comes].filter(
    ({ due }) => due > today && due <= until,
  )
}
