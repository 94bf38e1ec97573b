import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import { LANGUAGE } from "#kernel/language"
import { unbroken } from "./unbroken"

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" })
const TIME: Intl.DateTimeFormatOptions = { timeZone: "Europe/Zurich", hour: "2-digit", minute: "2-digit" }

/** The day in Switzerland of an ISO instant, wherever the browser is. */
export const dayInZurich = (instant: string): CalendarDay => DAY.format(new Date(instant)) as CalendarDay

/** "Mi 2.12.2026, 14:08", Swiss time, as days are written everywhere. For pages that only the browser fills. */
export const instantInWords = (instant: string): string =>
  unbroken(`${dayInWords(dayInZurich(instant))}, ${new Date(instant).toLocaleTimeString(LANGUAGE.tag, TIME)}`)
