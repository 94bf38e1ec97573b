import { addDays, type CalendarDay, dayDifference } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"

/**
 * Rental days that a late return adds: one for each started day after the end, Sundays and closed days too. 0 if the unit
 * is back in time.
 * @see ruling 4, terms
 */
export const lateDays = (end: CalendarDay, returned: CalendarDay): number => Math.max(0, dayDifference(end, returned))

/**
 * The last day that is paid for: the rental's end, or later where staff made it shorter, since fewer days cost the same.
 * @param covered the most chargeable days that it ever had
 */
export function paidUntil({ start, end }: RentalPeriod, covered: number): CalendarDay {
  if (covered <= chargeableDays({ start, end })) return end
  const next = addDays(end, 1)
  return chargeableDays({ start, end: next }) > covered ? end : paidUntil({ start, end: next }, covered)
}

/** The surcharge of a late return, without VAT: for the days after those that are paid for. */
export const lateFee = (paid: CalendarDay, returned: CalendarDay, pricePerDay: Rappen): Rappen =>
  lateDays(paid, returned) * pricePerDay
