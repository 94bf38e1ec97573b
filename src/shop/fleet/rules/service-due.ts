import { addDays, addMonths, type CalendarDay } from "#kernel/calendar-day"

/** What of a unit decides when it is serviced next; null for what nobody has entered. */
export interface ServiceFacts {
  purchased_on: CalendarDay | null
  operating_hours: number | null
  interval_months: number | null
  interval_hours: number | null
  serviced_on: CalendarDay | null
  serviced_at_hours: number | null
}

export interface NextService {
  /** The day by which it is due; null without an interval of months, or a day to count from. */
  due_on: CalendarDay | null
  /** Hours on the counter until then, below 0 beyond; null without an interval of hours. */
  hours_left: number | null
  /** `none`: it has no interval. */
  state: "none" | "later" | "soon" | "due"
}

/** Hours before which it is announced. */
const SOON_HOURS = 50

/**
 * When a unit is serviced next: so many months after the last time, or after it was bought, or so many hours on its counter,
 * whichever comes first. Unlike a calibration that has passed it takes no unit out of service.
 * @param noticeDays so many days ahead it is announced
 */
export function nextService(unit: ServiceFacts, today: CalendarDay, noticeDays: number): NextService {
  const since = unit.serviced_on ?? unit.purchased_on
  const due_on = unit.interval_months !== null && since !== null ? addMonths(since, unit.interval_months) : null
  const hours_left =
    unit.interval_hours === null
      ? null
      : (unit.serviced_at_hours ?? 0) + unit.interval_hours - (unit.operating_hours ?? unit.serviced_at_hours ?? 0)
  return { due_on, hours_left, state: stateOf(due_on, hours_left, today, noticeDays) }
}

function stateOf(
  due: CalendarDay | null,
  hoursLeft: number | null,
  today: CalendarDay,
  noticeDays: number,
): NextService["state"] {
  if (due === null && hoursLeft === null) return "none"
  if ((due !== null && due < today) || (hoursLeft !== null && hoursLeft <= 0)) return "due"
  const isSoon = (due !== null && due <= addDays(today, noticeDays)) || (hoursLeft !== null && hoursLeft <= SOON_HOURS)
  return isSoon ? "soon" : "later"
}
