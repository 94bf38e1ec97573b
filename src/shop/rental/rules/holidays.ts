import Holidays from "date-holidays"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"

const stGallen = new Holidays("CH", "SG", { timezone: "Europe/Zurich", languages: ["de"] })
const perYear = new Map<number, ClosedDay[]>()

/** Public holidays of the canton of St. Gallen in a year; observances, on which the shop works, are left out. */
function holidaysOfYear(year: number): ClosedDay[] {
  const known = perYear.get(year)
  if (known) return known
  const holidays = stGallen
    .getHolidays(year, "de")
    .filter(({ type }) => type === "public")
    .map(({ date, name }) => ({ date: date.slice(0, 10) as CalendarDay, name }))
  perYear.set(year, holidays)
  return holidays
}

/** The public holidays of all years from a year before `first` to a year after `last`, so that windows at the edges count right. */
export function publicHolidays(first: CalendarDay, last: CalendarDay): ClosedDay[] {
  const firstYear = Number(first.slice(0, 4)) - 1
  const count = Number(last.slice(0, 4)) + 2 - firstYear
  return Array.from({ length: count }, (_, index) => holidaysOfYear(firstYear + index)).flat()
}
