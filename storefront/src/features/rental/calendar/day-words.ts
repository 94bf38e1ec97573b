import { calendarLocale } from "@words/calendar-locale"
import { type CalendarDay, weekday } from "#kernel/calendar-day"
import { LANGUAGE } from "#kernel/language"
import { monthOf } from "./local-date"

type MonthIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

const yearOf = (day: CalendarDay): string => day.slice(0, 4)

const monthName = (day: CalendarDay, width: "wide" | "abbreviated" = "wide"): string =>
  calendarLocale.localize.month((Number(day.slice(5, 7)) - 1) as MonthIndex, { width, context: "standalone" })

/** "Fr 4. Dezember 2026": what a day's button is called. */
export const dayName = (day: CalendarDay): string =>
  `${LANGUAGE.weekdays[weekday(day) - 1]} ${Number(day.slice(8))}. ${monthInWords(day)}`

/** "Dezember 2026". */
export const monthInWords = (day: CalendarDay): string => `${monthName(day)} ${yearOf(day)}`

/** "Dez". */
export const monthInShort = (day: CalendarDay): string => monthName(day, "abbreviated").replace(".", "").slice(0, 3)

/** "November – Dezember 2026", with both years where they differ; the one month where it is one. */
export function monthsInWords(first: CalendarDay, last: CalendarDay): string {
  if (monthOf(first) === monthOf(last)) return monthInWords(first)
  return `${yearOf(first) === yearOf(last) ? monthName(first) : monthInWords(first)} – ${monthInWords(last)}`
}
