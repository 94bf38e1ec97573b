import { type CalendarDay, dayDifference } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"

/**
 * Rental days that a late return adds: one for each started day after the end, Sundays and closed days too. 0 if the unit
 * is back in time.
 * @see ruling 4, terms
 */
export const lateDays = (end: CalendarDay, returned: CalendarDay): number => Math.max(0, dayDifference(end, returned))

/** The surcharge of a late return, without VAT. */
export const lateFee = (end: CalendarDay, returned: CalendarDay, pricePerDay: Rappen): Rappen =>
  lateDays(end, returned) * pricePerDay
