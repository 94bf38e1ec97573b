import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { mondayOf } from "#kernel/week"
import { monthOf } from "./local-date"

/** Six weeks (spec "public shop" §9). */
const SHOWN_DAYS = 42

/** The Monday that a month's page begins with: the running month begins with today's week, none begins with weeks gone by. */
export const firstShownDay = (month: CalendarDay, today: CalendarDay): CalendarDay =>
  mondayOf(month === monthOf(today) ? today : month)

export const lastShownDay = (month: CalendarDay, today: CalendarDay): CalendarDay =>
  addDays(firstShownDay(month, today), SHOWN_DAYS - 1)

/** Whether the day can be chosen on the month's page: days of later months can, those before the month can't. */
export const isShown = (day: CalendarDay, month: CalendarDay, today: CalendarDay): boolean =>
  day >= month && day >= firstShownDay(month, today) && day <= lastShownDay(month, today)

/** The month of the page that shows the day: the one that is open if it does, else the day's own. */
export const pageOf = (day: CalendarDay, month: CalendarDay, today: CalendarDay): CalendarDay =>
  isShown(day, month, today) ? month : monthOf(day)
