import type { CalendarDay } from "#kernel/calendar-day"
import { LANGUAGE } from "#kernel/language"

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" })
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  timeZone: "Europe/Zurich",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
}

/** The day in Switzerland of an ISO instant, wherever the browser is. */
export const dayInZurich = (instant: string): CalendarDay => DAY.format(new Date(instant)) as CalendarDay

/** "Mittwoch, 2. Dezember 2026 um 14:08", Swiss time. For pages that only the browser fills. */
export const instantInWords = (instant: string): string => new Date(instant).toLocaleString(LANGUAGE.tag, DAY_AND_TIME)
