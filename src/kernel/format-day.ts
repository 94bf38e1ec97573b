import { type CalendarDay, type Period, weekday } from "./calendar-day"
import { LANGUAGE, type LanguageForms } from "./language"

const dayAndMonth = (day: CalendarDay): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`

/** "Mo 7.12.": for days so near that nobody asks for the year. */
export const nearDayInWords = (day: CalendarDay, { weekdays }: LanguageForms = LANGUAGE): string =>
  `${weekdays[weekday(day) - 1]} ${dayAndMonth(day)}`

/** "7.12.2026": the day in numbers, as lists and titles show it. */
export const dayInNumbers = (day: CalendarDay): string => `${dayAndMonth(day)}${day.slice(0, 4)}`

/** "Mo 7.12.2026". */
export const dayInWords = (day: CalendarDay, forms: LanguageForms = LANGUAGE): string =>
  `${nearDayInWords(day, forms)}${day.slice(0, 4)}`

/**
 * "Mo 7.12. bis Mi 16.12.2026"; both years where they differ, the one day where start and end are the same. Like the
 * amounts, written by hand because runtimes differ in what they print.
 */
export function periodInWords({ start, end }: Period, forms: LanguageForms = LANGUAGE): string {
  if (start === end) return dayInWords(start, forms)
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isSameYear ? nearDayInWords(start, forms) : dayInWords(start, forms)} ${forms.until} ${dayInWords(end, forms)}`
}
