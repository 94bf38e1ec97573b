import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { canEnd, type RentalCalendar } from "./select-day"

/**
 * The last day on which a rental that starts on `start` can end, before the first day without a unit; null if there is
 * none. Without such a day the horizon is the only limit, and `isOpen` says so.
 */
export function lastEnd(start: CalendarDay, calendar: RentalCalendar): { day: CalendarDay; isOpen: boolean } | null {
  let last: CalendarDay | null = null
  let day = start
  for (; day <= calendar.horizon && !calendar.isFullyBooked(day); day = addDays(day, 1)) {
    if (canEnd(day, calendar)) last = day
  }
  return last && { day: last, isOpen: day > calendar.horizon }
}
