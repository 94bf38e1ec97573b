import type { CalendarDay } from "../domain/calendar-day"

const ZURICH = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Zurich",
  dateStyle: "short",
  timeStyle: "short",
})

/** `SHOP_NOW` (an ISO instant) moves the shop's clock at start, for demonstrations and tests; never in production. */
function clockShiftMs(): number {
  const start = process.env.SHOP_MODE === "production" ? undefined : process.env.SHOP_NOW
  return start ? Date.parse(start) - Date.now() : 0
}
const shiftMs = clockShiftMs()

/** The shop's instant. Everything that decides by time asks here. */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** The day in Switzerland at `instant`. */
export const dayInZurich = (instant: Date): CalendarDay => ZURICH.format(instant).slice(0, 10) as CalendarDay

/** The day in Switzerland, whatever the server's time zone. */
export const today = (): CalendarDay => dayInZurich(now())

/** The time of day in Switzerland at `instant` as `HH:MM`, 24 hours. */
export const timeInZurich = (instant: Date): string => ZURICH.format(instant).slice(11, 16)

export const timeOfDay = (): string => timeInZurich(now())
