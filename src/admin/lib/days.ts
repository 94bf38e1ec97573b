import { calendarDay } from "#kernel/calendar-day"
import { dayInWords, nearDayInWords, periodInWords } from "#kernel/format-day"

/** "Do 7.1. bis Di 12.1.2027". */
export const periodText = (start: string, end: string) =>
  periodInWords({ start: calendarDay(start), end: calendarDay(end) })

/** "Do 7.1.2027". */
export const dayText = (day: string) => dayInWords(calendarDay(day))

/** "Do 7.1.": for days so near that nobody asks for the year. */
export const nearDayText = (day: string) => nearDayInWords(calendarDay(day))
