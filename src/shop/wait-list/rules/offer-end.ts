import type { CalendarDay } from "#kernel/calendar-day"
import { OFFER_HOURS } from "./entry-states"

/**
 * When an offer ends: after a day, or with the last day on which its period can be ordered at all.
 * @param endOfDay the instant at which a day in Switzerland ends
 */
export function offerEnd(lastOrderDay: CalendarDay, at: Date, endOfDay: (day: CalendarDay) => Date): Date {
  const full = new Date(at.getTime() + OFFER_HOURS * 3_600_000)
  const last = endOfDay(lastOrderDay)
  return full < last ? full : last
}
