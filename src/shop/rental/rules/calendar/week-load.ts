import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { firstDayOf, lastDayOf, type Month, monthOf } from "#kernel/month"
import { mondayOf } from "#kernel/week"
import type { RentalCalendar } from "./select-day"

/** What is left of a week's working days: all of them, some, none; `over` has none that could still be rented. */
export type WeekLoad = "free" | "partly" | "booked" | "over"

const WORKING_DAYS = [0, 1, 2, 3, 4]

/** The load of the week that begins on `monday`; closed days don't count. */
export function weekLoad(monday: CalendarDay, calendar: RentalCalendar): WeekLoad {
  const days = WORKING_DAYS.map((offset) => addDays(monday, offset)).filter(
    (day) => day >= calendar.earliest && day <= calendar.horizon && !calendar.isClosed(day),
  )
  const free = days.filter((day) => !calendar.isFullyBooked(day)).length
  if (days.length === 0) return "over"
  if (free === 0) return "booked"
  return free === days.length ? "free" : "partly"
}

/** The loads of a month's weeks, each week being the month's in which it begins; the running month's begin with today's. */
export function monthLoad(month: Month, calendar: RentalCalendar): WeekLoad[] {
  const first = month === monthOf(calendar.today) ? mondayOf(calendar.today) : firstMonday(month)
  const loads: WeekLoad[] = []
  for (let monday = first; monday <= lastDayOf(month); monday = addDays(monday, 7)) {
    loads.push(weekLoad(monday, calendar))
  }
  return loads
}

const firstMonday = (month: Month): CalendarDay => mondayOf(addDays(firstDayOf(month), 6))
