import type { CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"

/**
 * Days on which the shop neither hands out, takes back, sends nor receives, beside weekends, public holidays and what staff
 * close: no rent begins or ends on one, and none counts as a working day of a delivery. The calendar in the browser,
 * lists and refusals follow; staff see the name. Pure, and asked often: it reads neither clock nor anything else.
 * @param first and `last` are both inclusive; days outside are no harm
 */
export type ClosedDayRule = (first: CalendarDay, last: CalendarDay) => readonly ClosedDay[]
