import { type CalendarDay, type Moment, toDayNumber } from "#kernel/calendar-day"
import { type ClosedDay, workingDays } from "#kernel/working-days"
import { availability, type DayLoad, firstDispatchDay, type Occupancy } from "./assignment/availability"
import type { BarredDays } from "./days/day-bars"
import type { LeadTime } from "./days/lead-time"
import type { Buffers, Window } from "./rental-window"

/** How a delivery type brings a unit of one product to the customer and back. */
export interface DeliveryTerms extends LeadTime {
  isPickup: boolean
  /** Of the product, in service or not; if it isn't said, there are some. */
  hasUnits?: boolean
  buffers: Buffers
  /** Days on which rules let no rental of the product start or end. */
  barred: readonly BarredDays[]
}

/** When a question is asked, and how far it may reach. */
export interface ShopMoment extends Moment {
  closedDays: readonly ClosedDay[]
  /** Last bookable day, inclusive. */
  horizon: CalendarDay
}

/**
 * Each day of `days`, or from today to the horizon, as it is for a rent brought by `terms`, with `units` in service.
 * @param days both ends included
 */
export function dayList(
  units: number,
  occupied: readonly Occupancy[],
  { closedDays, today, timeOfDay, horizon }: ShopMoment,
  { buffers, cutOff, hasUnits }: DeliveryTerms,
  days?: Window,
): DayLoad[] {
  const calendar = workingDays(closedDays)
  const first = toDayNumber(today)
  return availability({
    days: days ?? { first, last: toDayNumber(horizon) },
    units,
    hasUnits,
    occupied,
    buffers,
    calendar,
    firstDispatch: firstDispatchDay(first, timeOfDay, cutOff, calendar),
  })
}
