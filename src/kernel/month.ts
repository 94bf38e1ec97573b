import { addDays, type CalendarDay, parseCalendarDay } from "./calendar-day"

/** A month as `YYYY-MM`: compares as text. */
export type Month = string & { readonly __brand: "Month" }

/** The month if `text` names one ("2026-13" doesn't), else null. */
export const parseMonth = (text: unknown): Month | null =>
  typeof text === "string" && parseCalendarDay(`${text}-01`) !== null ? (text as Month) : null

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7) as Month

export const firstDayOf = (month: Month): CalendarDay => `${month}-01` as CalendarDay

/** The month `count` months later; earlier where that is negative. */
export function laterMonth(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}` as Month
}

export const lastDayOf = (month: Month): CalendarDay => addDays(firstDayOf(laterMonth(month, 1)), -1)

/** Every month from `first` to `last`, both included; empty if `last` is earlier. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = laterMonth(month, 1)) months.push(month)
  return months
}
