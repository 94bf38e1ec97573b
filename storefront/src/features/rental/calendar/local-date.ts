import type { CalendarDay } from "#kernel/calendar-day"

/** The calendar component wants local dates: noon, so that no change of the clock moves the day. */
export function toLocalDate(day: CalendarDay): Date {
  const [year, month, date] = day.split("-").map(Number)
  return new Date(year, month - 1, date, 12)
}

export function fromLocalDate(date: Date): CalendarDay {
  const twoDigits = (number: number) => String(number).padStart(2, "0")
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}` as CalendarDay
}

/** First day of the day's month. */
export const monthOf = (day: CalendarDay): CalendarDay => `${day.slice(0, 8)}01` as CalendarDay
