import { type CalendarDay, clocksOf } from "#kernel/calendar-day"

export interface Clock {
  /** Whose days and times of day count, by its IANA name; Europe/Zurich if nothing else is said. */
  timeZone?: string
  /** The instant by which everything is decided; the machine's if nothing else is said. */
  now?: () => Date
}

const ZONE = "Europe/Zurich"

let zone = ZONE
let shown = clocksOf(ZONE)
let instant = () => new Date()

/** Which time it is, from the start of the process on. @throws RangeError for a zone that isn't one */
export function keepTime({ timeZone = ZONE, now = () => new Date() }: Clock): void {
  shown = clocksOf(timeZone)
  zone = timeZone
  instant = now
}

export const now = (): Date => instant()

export const zoneOfDays = (): string => zone

/** An instant's day in the zone of days, whatever the server's. */
export const dayOf = (moment: Date): CalendarDay => shown(moment).slice(0, 10) as CalendarDay

export const today = (): CalendarDay => dayOf(now())

/** The time of day there as `HH:MM`, 24 hours. */
export const timeOfDay = (): string => shown(now()).slice(11, 16)
