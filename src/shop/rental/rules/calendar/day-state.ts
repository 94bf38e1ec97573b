import { type CalendarDay, isSunday } from "#kernel/calendar-day"
import { brokenEndRule, brokenStartRule } from "../calendar-rules"
import { awaitsEnd, type DaySelection, isSelectable, type RentalCalendar } from "./select-day"

/** How a cell of the calendar looks; days outside the shown month are `inactive`. */
export type DayState =
  | "inactive"
  | "booked"
  | "past"
  | "deactivated"
  | "free"
  | "booking-start"
  | "booking-between"
  | "booking-end"
  | "booking-single"

/**
 * The state of a day of the shown month. The selection shows above everything, as its days may hold a Sunday or a holiday;
 * then past, booked, and deactivated: what the rules keep from being chosen now.
 * @see spec "public shop" §4, day cell states
 */
export function dayState(day: CalendarDay, selection: DaySelection, calendar: RentalCalendar): DayState {
  const { start, end } = selection
  if (start !== null && day === start) return start === end ? "booking-single" : "booking-start"
  if (start !== null && end !== null && day > start && day <= end)
    return day === end ? "booking-end" : "booking-between"
  if (day < calendar.today) return "past"
  if (calendar.isFullyBooked(day) && !isSunday(day)) return "booked"
  return isSelectable(selection, day, calendar) ? "free" : "deactivated"
}

/** Why a day of the shown month can't be chosen, for the sentence next to it; null where bookings or nothing forbid it. */
export type DeactivationReason =
  | "past"
  | "earliest"
  | "sunday"
  | "saturday"
  | "closed"
  | "horizon"
  | "barred-start"
  | "barred-end"
  | "no-end"

export function deactivationReason(
  day: CalendarDay,
  selection: DaySelection,
  calendar: RentalCalendar,
): DeactivationReason | null {
  if (isSelectable(selection, day, calendar)) return null
  if (day < calendar.today) return "past"
  if (day < calendar.earliest) return "earliest"
  if (isSunday(day)) return "sunday"
  if (day > calendar.horizon) return "horizon"
  if (calendar.isClosed(day)) return "closed"
  if (calendar.isFullyBooked(day)) return null
  const isEnd = awaitsEnd(selection, day)
  if ((isEnd ? brokenEndRule : brokenStartRule)(day, calendar) !== null) return "saturday"
  if (isEnd) return "barred-end"
  return calendar.isBarred(day, "start") ? "barred-start" : "no-end"
}
