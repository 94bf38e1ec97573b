import { addDays, type CalendarDay, clocksOf } from "#kernel/calendar-day"

const HOUR_MS = 3_600_000

/** `SHOP_NOW` (an ISO instant) moves the shop's clock at start, for demonstrations and tests; never in production. */
function clockShiftMs(): number {
  const start = process.env.SHOP_MODE === "production" ? undefined : process.env.SHOP_NOW
  return start ? Date.parse(start) - Date.now() : 0
}
const shiftMs = clockShiftMs()

/** The shop's instant. Everything that decides by time asks here. */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** What clocks in Switzerland show at an instant, to the second: "2026-06-18 14:55:15". */
export const clocksInZurich = clocksOf("Europe/Zurich")

/** The day in Switzerland at `instant`. */
export const dayInZurich = (instant: Date): CalendarDay => clocksInZurich(instant).slice(0, 10) as CalendarDay

/** The day in Switzerland, whatever the server's time zone. */
export const today = (): CalendarDay => dayInZurich(now())

/** The time of day in Switzerland at `instant` as `HH:MM`, 24 hours. */
export const timeInZurich = (instant: Date): string => clocksInZurich(instant).slice(11, 16)

export const timeOfDay = (): string => timeInZurich(now())

/** The same as if it were UTC. */
export const shownInZurich = (instantMs: number): number =>
  Date.parse(`${clocksInZurich(instantMs).replace(" ", "T")}Z`)

/** The instant at which `wanted` is shown, of a doubled hour in autumn the first. */
export function instantShownInZurich(wanted: number): Date {
  // Switzerland is one or two hours ahead of UTC; at one of the two instants its clocks show what is wanted.
  const summer = wanted - 2 * HOUR_MS
  return new Date(shownInZurich(summer) === wanted ? summer : wanted - HOUR_MS)
}

/** The instant at which clocks in Switzerland show `time` (`HH:MM`) on `day`. */
export const instantInZurich = (day: CalendarDay, time: string): Date =>
  instantShownInZurich(Date.parse(`${day}T${time}Z`))

/** The instant at which a day in Switzerland ends. */
export const endOfDay = (day: CalendarDay): Date => instantInZurich(addDays(day, 1), "00:00")
