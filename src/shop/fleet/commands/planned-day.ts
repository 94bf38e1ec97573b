import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"

const FARTHEST_YEARS = 5

/** A day that staff entered, at most so many years ahead. @throws Refusal 400 keyed by the field */
export function plannedDay(field: string, text: string, farthestYears = FARTHEST_YEARS): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw invalidField(field, "input.no_such_day")
  if (day > addDays(today(), farthestYears * 366)) throw invalidField(field, "input.too_far_ahead")
  return day
}
