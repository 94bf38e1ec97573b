import { type CalendarDay, calendarDay } from "#kernel/calendar-day"

/** Books and vouchers, from the end of the business year on (Art. 958f OR). */
const KEPT_YEARS = 10

/**
 * The last day on which what belongs to the books of a business year has to be kept. Business years are calendar years.
 * @param lastDay on which something was booked that the papers are about
 */
export const keptUntil = (lastDay: CalendarDay): CalendarDay =>
  calendarDay(`${Number(lastDay.slice(0, 4)) + KEPT_YEARS}-12-31`)

/** Whether who is named may go from the papers. */
export const mayGo = (lastDay: CalendarDay, today: CalendarDay): boolean => keptUntil(lastDay) < today
