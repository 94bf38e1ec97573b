import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { type Rappen, roundToRappen } from "#kernel/money"
import { subtractWorkingDays, type WorkingDays, workingDaysStrictlyBetween } from "#kernel/working-days"

/** More working days than this before the start halve the fee. */
export const FREE_WORKING_DAYS = 5

export interface CancellationTerms {
  /** Working days strictly between the day of the act and the start. */
  workingDaysBefore: number
  /** Share of the rent that is owed. */
  percent: 50 | 100
  /** On the daily part only: delivery and service not yet rendered aren't owed. */
  fee: Rappen
}

/**
 * What a cancellation on `day` of a rental that starts on `start` costs: 50 % of the rent if more than five working days
 * lie strictly between, else all of it. An early return is a cancellation after the start.
 * @see spec "customer area" §4 and §9, ruling 4
 */
export function cancellationTerms(
  day: CalendarDay,
  start: CalendarDay,
  rent: Rappen,
  calendar: WorkingDays,
): CancellationTerms {
  const workingDaysBefore = workingDaysStrictlyBetween(day, start, calendar)
  const percent = workingDaysBefore > FREE_WORKING_DAYS ? 50 : 100
  return { workingDaysBefore, percent, fee: roundToRappen((rent * percent) / 100) }
}

/** The day until which half the rent can still be saved, as seen on `day`; null once it has passed. */
export function halfFeeUntil(day: CalendarDay, start: CalendarDay, calendar: WorkingDays): CalendarDay | null {
  const last = lastHalfFeeDay(start, calendar)
  return day <= last ? last : null
}

/** The last day on which a cancellation costs half the rent; the fee is whole from the day after. */
export const lastHalfFeeDay = (start: CalendarDay, calendar: WorkingDays): CalendarDay =>
  addDays(subtractWorkingDays(start, FREE_WORKING_DAYS + 1, calendar), -1)
