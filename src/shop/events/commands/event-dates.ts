import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { instantInZurich, timeInZurich, today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { StaffEventBody } from "../wire/staff-events"

const LONGEST_AHEAD_DAYS = 5 * 366

/**
 * The event's day, if it and its times exist in Switzerland and are in order.
 * @param former the day it has so far: what was may be corrected, but nothing new is held in the past
 * @throws Refusal 400 keyed `day`, `start_time` or `end_time`
 */
export function checkedDay(
  { day: text, start_time, end_time }: Pick<StaffEventBody, "day" | "start_time" | "end_time">,
  former: CalendarDay | null,
): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw invalidField("day", "input.no_such_day")
  if (day !== former && day < today()) throw invalidField("day", "input.day_over")
  if (day !== former && day > addDays(today(), LONGEST_AHEAD_DAYS)) throw invalidField("day", "input.too_far_ahead")
  if (end_time <= start_time) throw invalidField("end_time", "events.end_before_begin")
  for (const [field, time] of Object.entries({ start_time, end_time }))
    if (timeInZurich(instantInZurich(day, time)) !== time) throw invalidField(field, "events.no_such_time")
  return day
}
