import { addDays, type CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"
import { publicHolidays } from "../rules/holidays"

/** Longer than any row of closed days, so that windows at the edges count right. */
export const MARGIN_DAYS = 31

/** Which days are closed from `first` to `last`, both inclusive. Pure: the same question has the same answer. */
export type ClosedDayRule = (first: CalendarDay, last: CalendarDay) => readonly ClosedDay[]

let further: readonly ClosedDayRule[] = []

/** What else closes days beside public holidays and staff, from the start of the process on. */
export function closeFurtherDays(rules: readonly ClosedDayRule[]): void {
  further = rules
}

/** Days that no staff closed: public holidays and what else closes days; some around the two days among them. */
export function daysClosedByRule(first: CalendarDay, last: CalendarDay): ClosedDay[] {
  const [from, until] = [addDays(first, -MARGIN_DAYS), addDays(last, MARGIN_DAYS)]
  return [...publicHolidays(first, last), ...further.flatMap((rule) => rule(from, until))]
}
