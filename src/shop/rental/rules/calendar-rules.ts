import {
  addDays,
  addMonths,
  type CalendarDay,
  isFriday,
  isSaturday,
  isSunday,
  parseCalendarDay,
} from "#kernel/calendar-day"
import type { RentalPeriod } from "./rental-period"

/** What the fixed rules of the calendar depend on; bookings and closed days do not belong here. */
export interface CalendarFrame {
  today: CalendarDay
  /** Last bookable day, inclusive. */
  horizon: CalendarDay
  /** The delivery type costs nothing: the customer fetches and returns the unit himself. */
  isPickup: boolean
  /** The first day that a rental ordered now may start, by its delivery type; tomorrow if nothing else is said. */
  earliest: CalendarDay
}

/** A fixed rule that a day breaks. */
export type CalendarRule = "format" | "past" | "earliest" | "sunday" | "saturday" | "order" | "horizon"

export interface BrokenRule {
  field: "start" | "end"
  rule: CalendarRule
}

/** Tomorrow; from Monday if today is Friday. */
export const earliestRentalDay = (today: CalendarDay): CalendarDay => addDays(today, isFriday(today) ? 3 : 1)

/** The day to name to whom asks when he can rent: the earliest, or the Monday after where that is a Sunday. */
export const nameableStart = (earliest: CalendarDay): CalendarDay =>
  isSunday(earliest) ? addDays(earliest, 1) : earliest

/** The last day a rental may touch. */
export const bookingHorizon = (today: CalendarDay, months: number): CalendarDay => addMonths(today, months)

/**
 * The fixed rule that forbids to start on `day`, or null.
 * @see spec "public shop" §5, rental dates
 */
export const brokenStartRule = (day: CalendarDay, frame: CalendarFrame): CalendarRule | null =>
  day >= frame.today && day < frame.earliest ? "earliest" : brokenDayRule(day, frame)

/** The same without the time that it takes to prepare a unit, which staff know better. */
export function brokenDayRule(
  day: CalendarDay,
  { today, horizon, isPickup }: Omit<CalendarFrame, "earliest">,
): CalendarRule | null {
  if (day < today) return "past"
  if (isSunday(day)) return "sunday"
  if (isPickup && isSaturday(day)) return "saturday"
  return day > horizon ? "horizon" : null
}

/** The fixed rule that forbids to end on `day`, or null: those of the start, and no Saturday even for deliveries. */
export function brokenEndRule(day: CalendarDay, frame: CalendarFrame): CalendarRule | null {
  return brokenStartRule(day, frame) ?? (isSaturday(day) ? "saturday" : null)
}

/** The first fixed rule the period breaks: start before end before their order. */
export function brokenPeriodRule({ start, end }: RentalPeriod, frame: CalendarFrame): BrokenRule | null {
  const atStart = brokenStartRule(start, frame)
  if (atStart) return { field: "start", rule: atStart }
  if (end < start) return { field: "end", rule: "order" }
  const atEnd = brokenEndRule(end, frame)
  return atEnd ? { field: "end", rule: atEnd } : null
}

/** The period two texts name if they name one that the fixed rules allow, else the first rule they break. */
export function parseRentalPeriod(start: unknown, end: unknown, frame: CalendarFrame): RentalPeriod | BrokenRule {
  const first = parseCalendarDay(start)
  if (first === null) return { field: "start", rule: "format" }
  const last = parseCalendarDay(end)
  if (last === null) return { field: "end", rule: "format" }
  const period = { start: first, end: last }
  return brokenPeriodRule(period, frame) ?? period
}

export const isBrokenRule = (parsed: RentalPeriod | BrokenRule): parsed is BrokenRule => "rule" in parsed
