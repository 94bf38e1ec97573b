import { addDays, type CalendarDay, fromDayNumber, type Moment, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { firstDispatchDay } from "../assignment/availability"
import { earliestRentalDay } from "../calendar-rules"

/** How soon after it is ordered a rental begins. */
export interface LeadTime {
  /**
   * Working days between order and start; 0: the same day, as long as the cut-off hasn't passed. Null: as specified, from
   * tomorrow on, on a Friday from Monday on.
   */
  leadDays: number | null
  /** `HH:MM` from when on an order counts as the next working day's; null for none. Nothing to the specified lead time. */
  cutOff: string | null
}

/** What is said of one delivery type; null: as the shop has it in general. */
export type OwnTimes = LeadTime

/** The first day on which a rental can begin that is ordered at this moment. */
export function firstRentalStart(
  { today, timeOfDay }: Moment,
  { leadDays, cutOff }: LeadTime,
  calendar: WorkingDays,
): CalendarDay {
  if (leadDays === null) return earliestRentalDay(today)
  const counted = firstDispatchDay(toDayNumber(today), timeOfDay, cutOff, calendar)
  return fromDayNumber(calendar.after(counted, leadDays))
}

/**
 * The last day on all of which a rental that begins on `start` can be ordered: Friday for a Monday; with a lead time of its own
 * the working day before the one whose cut-off would be too late.
 */
export function lastOrderDay(
  start: CalendarDay,
  { leadDays }: Pick<LeadTime, "leadDays">,
  calendar: WorkingDays,
): CalendarDay {
  if (leadDays !== null) {
    const first = toDayNumber(start)
    return fromDayNumber(calendar.before(first, leadDays + (calendar.isWorkingDay(first) ? 1 : 2)))
  }
  let day = addDays(start, -1)
  while (earliestRentalDay(day) > start) day = addDays(day, -1)
  return day
}
