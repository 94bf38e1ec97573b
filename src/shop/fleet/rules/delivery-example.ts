import { type CalendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"

/** What a delivery type adds to a rent, in working days. */
export interface DeliveryDays {
  preparationDays: number
  transitOutDays: number
  transitBackDays: number
}

/** What the day counts of a delivery type mean for one rent. */
export interface DeliveryExample {
  /** First day on which the unit is taken, for preparation; the day it leaves if it needs none. */
  takenFrom: CalendarDay
  /** The day it leaves the shop: the first rental day where it has no way to go. */
  leavesOn: CalendarDay
  /** The day it is back in the shop; taken to its end. */
  backOn: CalendarDay
}

/** @see occupiedWindow: the same days, told apart */
export function deliveryExample(
  { start, end }: RentalPeriod,
  { preparationDays, transitOutDays, transitBackDays }: DeliveryDays,
  calendar: WorkingDays,
): DeliveryExample {
  const first = toDayNumber(start)
  return {
    takenFrom: fromDayNumber(calendar.before(first, preparationDays + transitOutDays)),
    leavesOn: fromDayNumber(calendar.before(first, transitOutDays)),
    backOn: fromDayNumber(calendar.after(toDayNumber(end), transitBackDays)),
  }
}
