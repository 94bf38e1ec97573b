import { lastOrderDay } from "#shop/rental/rules/calendar-rules"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { OFFER_HOURS } from "./entry-states"

/**
 * When an offer ends: after a day, or with the last day on which its period can be ordered at all.
 * @param endOfDay the instant at which a day in Switzerland ends
 */
export function offerEnd(
  { start }: RentalPeriod,
  at: Date,
  endOfDay: (day: ReturnType<typeof lastOrderDay>) => Date,
): Date {
  const full = new Date(at.getTime() + OFFER_HOURS * 3_600_000)
  const last = endOfDay(lastOrderDay(start))
  return full < last ? full : last
}
