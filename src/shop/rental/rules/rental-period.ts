import { calendarDay, dayDifference, daysBetween, isSunday, type Period } from "#kernel/calendar-day"

/** The days a customer rents, both ends included. A single day has `start` equal to `end`. */
export type RentalPeriod = Period

/** @throws RangeError if a text is not a day or the period ends before it starts */
export function rentalPeriod(start: string, end: string): RentalPeriod {
  const period = { start: calendarDay(start), end: calendarDay(end) }
  assertInOrder(period)
  return period
}

/** Calendar days of the period, both ends included, Sundays too. */
export const lengthInDays = ({ start, end }: RentalPeriod): number => dayDifference(start, end) + 1

/**
 * Days the customer pays for: every day of the period, both ends included, except Sundays. Whole days; 0 for a lone Sunday.
 * @throws RangeError if the period ends before it starts
 * @see spec "public shop" §9, rental price
 */
export function chargeableDays(period: RentalPeriod): number {
  assertInOrder(period)
  return daysBetween(period.start, period.end).filter((day) => !isSunday(day)).length
}

/** Whole weeks since a Sunday, as whole numbers divide, are as many Sundays. */
const A_SUNDAY = "date '1970-01-04'"

/**
 * The same as SQL, for sums over many rentals: of two columns of days, the first not after the last, from 1970 on.
 * @param first column or expression of a `date`
 */
export const chargeableDaysSql = (first: string, last: string): string =>
  `(${last} - ${first} + 1 - (${last} - ${A_SUNDAY}) / 7 + (${first} - 1 - ${A_SUNDAY}) / 7)`

function assertInOrder({ start, end }: RentalPeriod): void {
  if (end < start) throw new RangeError(`Rental period ends (${end}) before it starts (${start})`)
}
