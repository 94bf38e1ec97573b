/**
 * Days as the specification counts them: a number is a calendar day (1 January 1970 is 0). Holidays and clocks are computed here
 * once more, from the church's and the law's rules, so that a mistake of the shop's libraries can't be one here.
 */
export type Day = number

export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const THURSDAY = 4

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS
export const textOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekday = (day: Day): number => (((day + THURSDAY) % 7) + 7) % 7
export const isSunday = (day: Day) => weekday(day) === 0
export const isSaturday = (day: Day) => weekday(day) === 6

/** Gauss's rule for the Gregorian calendar. */
function easter(year: number): Day {
  const century = Math.floor(year / 100)
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - (year % 19)) / 11))
  const lag = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return dayOf(`${year}-03-28`) + full - lag
}

const ON_A_DATE = ["01-01", "08-01", "11-01", "12-25", "12-26"]
/** Good Friday, Easter, Easter Monday, Ascension, Whitsun and its Monday. */
const FROM_EASTER = [-2, 0, 1, 39, 49, 50]

const holidays = new Map<number, Set<Day>>()

/** Public holidays of the canton of St. Gallen. */
export function isHoliday(day: Day): boolean {
  const year = Number(textOf(day).slice(0, 4))
  const known = holidays.get(year)
  if (known) return known.has(day)
  const found = new Set([
    ...ON_A_DATE.map((date) => dayOf(`${year}-${date}`)),
    ...FROM_EASTER.map((n) => easter(year) + n),
  ])
  holidays.set(year, found)
  return found.has(day)
}

/** The last Sunday of a month of 31 days, 01:00 UTC: when Europe's clocks change. */
function clockChange(year: number, month: "03" | "10"): number {
  const last = dayOf(`${year}-${month}-31`)
  return (last - weekday(last)) * DAY_MS + HOUR_MS
}

/** Milliseconds by which clocks in Switzerland are ahead at an instant. */
function ahead(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= clockChange(year, "03") && instant < clockChange(year, "10")
  return (isSummer ? 2 : 1) * HOUR_MS
}

export const dayAt = (instant: number): Day => Math.floor((instant + ahead(instant)) / DAY_MS)
/** Minutes since midnight in Switzerland. */
export const minuteAt = (instant: number): number => Math.floor(((instant + ahead(instant)) % DAY_MS) / 60_000)
/** The instant at which clocks show so many minutes of a day. */
export function instantAt(day: Day, minute: number): number {
  const shown = day * DAY_MS + minute * 60_000
  const summer = shown - 2 * HOUR_MS
  return ahead(summer) === 2 * HOUR_MS ? summer : shown - HOUR_MS
}

/** Monday to Friday without holidays and the days that staff closed. */
export const isWorkingDay = (day: Day, closed: ReadonlySet<Day>): boolean =>
  weekday(day) >= 1 && weekday(day) <= 5 && !isHoliday(day) && !closed.has(day)

/** So many working days before (-1) or after (1) a day. */
export function workingDaysFrom(day: Day, count: number, direction: -1 | 1, closed: ReadonlySet<Day>): Day {
  let reached = day
  for (let left = count; left > 0; ) {
    reached += direction
    if (isWorkingDay(reached, closed)) left--
  }
  return reached
}

export function workingDaysBetween(day: Day, start: Day, closed: ReadonlySet<Day>): number {
  let count = 0
  for (let each = day + 1; each < start; each++) if (isWorkingDay(each, closed)) count++
  return count
}
