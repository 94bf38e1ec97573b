import { type CalendarDay, fromDayNumber, type Moment, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"

/** When what is in stock arrives if it is ordered by `time` on `day`: on one of the days from `first` to `last`. */
export interface Arrival {
  day: CalendarDay
  /** `HH:MM`, when the day's dispatch closes. */
  time: string
  first: CalendarDay
  last: CalendarDay
}

/** Working days on the way, as the delivery note says (spec "public shop" §2). */
const LEAST_DAYS = 3
const MOST_DAYS = 5

/** For the next dispatch that an order can still reach. @param cutOff `HH:MM`, from when on an order leaves the next working day */
export function arrivalOf({ today, timeOfDay }: Moment, cutOff: string, calendar: WorkingDays): Arrival {
  const now = toDayNumber(today)
  const day = calendar.isWorkingDay(now) && timeOfDay < cutOff ? now : calendar.after(now, 1)
  const arrives = (days: number) => fromDayNumber(calendar.after(day, days))
  return { day: fromDayNumber(day), time: cutOff, first: arrives(LEAST_DAYS), last: arrives(MOST_DAYS) }
}
