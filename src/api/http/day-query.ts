import type { Period } from "#kernel/calendar-day"
import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"

const FARTHEST_DAYS = 10 * 366

/**
 * `from` and `to` of a query, both inclusive; what is missing is taken from `otherwise`.
 * @throws Refusal 400 keyed `from` or `to`
 */
export function periodOf(
  { from, to }: { from?: unknown; to?: unknown },
  otherwise: Period,
  longestDays: number,
): Period {
  const end = dayOf("to", to, otherwise.end)
  const start = dayOf("from", from, otherwise.start > end ? end : otherwise.start)
  if (end < start) throw invalidField("to", "input.days_reversed")
  if (end >= addDays(start, longestDays)) throw invalidField("to", "input.too_many_days", { most: longestDays })
  return { start, end }
}

/** Farther ahead nothing is prepared. */
const MOST_DAYS_AHEAD = 14

/** `day` of a query, from today up to two weeks ahead; today without it. @throws Refusal 400 keyed `day` */
export function dayAhead(value: unknown, from: CalendarDay): CalendarDay {
  const day = dayOf("day", value, from)
  if (day < from || day > addDays(from, MOST_DAYS_AHEAD)) throw invalidField("day", "input.a_day_missing")
  return day
}

function dayOf(field: string, value: unknown, otherwise: CalendarDay): CalendarDay {
  if (value === undefined || value === "") return otherwise
  const day = parseCalendarDay(value)
  const isNear = day !== null && day > addDays(today(), -FARTHEST_DAYS) && day < addDays(today(), FARTHEST_DAYS)
  if (!isNear) throw invalidField(field, "input.a_day_missing")
  return day
}
