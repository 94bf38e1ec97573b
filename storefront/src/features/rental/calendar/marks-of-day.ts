import { type CalendarDay, daysBetween, isSunday } from "#kernel/calendar-day"
import { type DayState, dayState } from "#shop/rental/rules/calendar/day-state"
import type { BookingsCalendar } from "./bookings-calendar"
import type { CalendarView } from "./calendar-view"
import { firstShownDay, lastShownDay } from "./shown-days"

const MARKS: Record<DayState, string[]> = {
  inactive: ["out"],
  past: ["past"],
  booked: ["booked"],
  deactivated: ["off"],
  free: ["free"],
  "booking-start": ["sel", "start"],
  "booking-end": ["sel", "end"],
  "booking-single": ["sel", "single"],
  "booking-between": ["btw"],
}

export const isOfAnotherPage = (day: CalendarDay, { month }: CalendarView): boolean => day < month

/** How a day is drawn, as classes. */
export function marksOfDay(day: CalendarDay, view: CalendarView): string[] {
  const { calendar, selection, today, previewEnd, limit } = view
  if (isOfAnotherPage(day, view)) return ["out"]
  const todayMark = day === today ? ["today"] : []
  if (!calendar) return [day < today ? "past" : "off", ...todayMark]
  const state = dayState(day, selection, calendar)
  const { start } = selection
  const isPreviewed = start !== null && previewEnd !== null && day > start && day <= previewEnd
  return [
    ...marksOf(day, state, calendar),
    ...todayMark,
    ...(isPreviewed ? ["prev"] : []),
    ...(limit !== null && day === limit && day !== start ? ["lim"] : []),
    ...(limit !== null && day > limit && state !== "booked" ? ["beyond"] : []),
  ]
}

/** A holiday and a day of dispatch have a shape of their own; days inside the chosen range keep theirs. */
function marksOf(day: CalendarDay, state: DayState, calendar: BookingsCalendar): string[] {
  if (state === "booking-between")
    return [...MARKS[state], isSunday(day) ? "off" : calendar.isClosed(day) ? "hol" : "free"]
  if (state === "booked" && calendar.bookedReason(day) === "lead_time") return ["ship"]
  return state === "deactivated" && calendar.isClosed(day) && !isSunday(day) ? ["hol"] : MARKS[state]
}

/** The marks that occur on the month's page, for its legend. */
export function marksShown(view: CalendarView): Set<string> {
  const { month, today } = view
  const days = daysBetween(firstShownDay(month, today), lastShownDay(month, today))
  return new Set(days.flatMap((day) => marksOfDay(day, view)))
}
