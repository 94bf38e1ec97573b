import { addDays, type CalendarDay, weekday } from "./calendar-day"

/** The Monday of the day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekday(day))
