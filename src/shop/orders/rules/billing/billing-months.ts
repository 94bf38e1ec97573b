import { addDays, addMonths, type CalendarDay, type Period } from "#kernel/calendar-day"

/**
 * The months of a period, each from its first day of the month on: 31.1.–27.2., 28.2.–30.3. The last ends with the period.
 * @see docs/decisions/183-monthly-billing.md
 */
export function billingMonths({ start, end }: Period): Period[] {
  const months: Period[] = []
  for (let count = 1, first = start; first <= end; count++) {
    const next = addMonths(start, count)
    months.push({ start: first, end: earlierOf(addDays(next, -1), end) })
    first = next
  }
  return months
}

const earlierOf = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other)
