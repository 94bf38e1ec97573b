import Holidays from "date-holidays"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"

/** Where public holidays are kept, and in which language they are named. */
export interface HolidayPlace {
  /** ISO 3166: "CH". */
  country: string
  /** Canton, land or state by its code, "SG"; the whole country's if missing. */
  region?: string
  /** ISO 639: "de". */
  language: string
}

/** Those of all years from a year before `first` to a year after `last`, so that windows at the edges count right. */
export type HolidaysAround = (first: CalendarDay, last: CalendarDay) => ClosedDay[]

/**
 * The public holidays of a place; observances, on which people work, are left out.
 * @throws Error for a country or region that none are known of
 */
export function holidaysOf({ country, region, language }: HolidayPlace): HolidaysAround {
  const all = new Holidays()
  if (!(country in all.getCountries()) || (region && !(region in (all.getStates(country) ?? {}))))
    throw new Error(`No public holidays are known of ${region ? `${region} in ` : ""}${country}`)
  const place = new Holidays({ country, state: region }, { languages: [language] })
  const perYear = new Map<number, ClosedDay[]>()
  const ofYear = (year: number): ClosedDay[] => {
    const known = perYear.get(year)
    if (known) return known
    const found = place
      .getHolidays(year, language)
      .filter(({ type }) => type === "public")
      .map(({ date, name }) => ({ date: date.slice(0, 10) as CalendarDay, name }))
    perYear.set(year, found)
    return found
  }
  return (first, last) => {
    const firstYear = Number(first.slice(0, 4)) - 1
    const count = Number(last.slice(0, 4)) + 2 - firstYear
    return Array.from({ length: count }, (_, index) => ofYear(firstYear + index)).flat()
  }
}

/** The canton of St. Gallen's. */
export const publicHolidays = holidaysOf({ country: "CH", region: "SG", language: "de" })
