import { addDays, type CalendarDay, laterOf } from "#kernel/calendar-day"
import { canStart, type RentalCalendar } from "./select-day"

/** The first day from `day` on, itself included, on which a rental can start; null if there is none up to the horizon. */
export function freeStartFrom(day: CalendarDay, calendar: RentalCalendar): CalendarDay | null {
  for (let start = laterOf(day, calendar.earliest); start <= calendar.horizon; start = addDays(start, 1)) {
    if (canStart(start, calendar)) return start
  }
  return null
}

/** The first day of all on which a rental can start. */
export const firstFreeDay = (calendar: RentalCalendar): CalendarDay | null => freeStartFrom(calendar.today, calendar)
