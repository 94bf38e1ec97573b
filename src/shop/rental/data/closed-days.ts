import { addDays, type CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"
import { type HolidayPlace, holidaysOf, publicHolidays } from "../rules/holidays"

/** Longer than any row of closed days, so that windows at the edges count right. */
export const MARGIN_DAYS = 31

/**
 * Days on which the shop neither hands out, takes back, sends nor receives, beside weekends: no rent begins or ends on one, and none counts
 * as a working day of a delivery. Pure, and asked often: it reads neither clock nor anything else.
 * @param first and `last` are both inclusive; days outside are no harm
 */
export type ClosedDayRule = (first: CalendarDay, last: CalendarDay) => readonly ClosedDay[]

let holidays: ClosedDayRule = publicHolidays
let further: readonly ClosedDayRule[] = []

export interface ClosedDays {
  /** Whose public holidays close; the canton of St. Gallen's if nothing else is said, none with `false`. */
  holidays?: HolidayPlace | false
  /** What closes days beside public holidays and staff. */
  closedDays?: readonly ClosedDayRule[]
}

/** Which days nobody has to close by hand, from the start of the process on. */
export function closeDays({ holidays: place, closedDays = [] }: ClosedDays): void {
  holidays = place === false ? () => [] : place ? holidaysOf(place) : publicHolidays
  further = closedDays
}

/** Days that no staff closed: public holidays and what else closes days; some around the two days among them. */
export function daysClosedByRule(first: CalendarDay, last: CalendarDay): ClosedDay[] {
  const [from, until] = [addDays(first, -MARGIN_DAYS), addDays(last, MARGIN_DAYS)]
  return [...holidays(first, last), ...further.flatMap((rule) => rule(from, until))]
}
