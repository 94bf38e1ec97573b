import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { brokenEndRule, brokenStartRule, type CalendarFrame } from "../calendar-rules"
import type { RentalEnd } from "../days/day-bars"

/** What the customer has clicked so far; an end only with a start. */
export interface DaySelection {
  start: CalendarDay | null
  end: CalendarDay | null
}

/** The calendar as its customer sees it: the fixed rules and what the bookings answer says. */
export interface RentalCalendar extends CalendarFrame {
  /** Days with no unit left (`notBooked <= 0`) for the chosen delivery type. */
  isFullyBooked(day: CalendarDay): boolean
  /** Public holidays and days that staff closed: may lie inside, but neither start nor end. */
  isClosed(day: CalendarDay): boolean
  /** A rule lets no rental start, or none end, on the day. */
  isBarred(day: CalendarDay, end: RentalEnd): boolean
}

export const NOTHING_SELECTED: DaySelection = { start: null, end: null }

export const canEnd = (day: CalendarDay, calendar: RentalCalendar): boolean =>
  brokenEndRule(day, calendar) === null &&
  !calendar.isClosed(day) &&
  !calendar.isBarred(day, "end") &&
  !calendar.isFullyBooked(day)

/** The first day on which a rental that starts on `start` can end; null if a fully booked day or the horizon comes first. */
export function firstEnd(start: CalendarDay, calendar: RentalCalendar): CalendarDay | null {
  for (let day = start; day <= calendar.horizon && !calendar.isFullyBooked(day); day = addDays(day, 1)) {
    if (canEnd(day, calendar)) return day
  }
  return null
}

/** A start needs an end: a Saturday, which can't be one itself, may have none. */
export const canStart = (day: CalendarDay, calendar: RentalCalendar): boolean =>
  brokenStartRule(day, calendar) === null &&
  !calendar.isClosed(day) &&
  !calendar.isBarred(day, "start") &&
  firstEnd(day, calendar) !== null

/** Whether a click on `day` does something now: as a start, or as the end of the start that is chosen. */
export const isSelectable = (selection: DaySelection, day: CalendarDay, calendar: RentalCalendar): boolean =>
  awaitsEnd(selection, day) ? canEnd(day, calendar) : canStart(day, calendar)

/** Whether a click on `day` would be the end of the start that is chosen. */
export const awaitsEnd = ({ start, end }: DaySelection, day: CalendarDay): boolean =>
  start !== null && end === null && day >= start

/**
 * The selection after a click. The first click sets the start; a second on the same or a later day the end, on an earlier
 * day it moves the start; with both set, a new start begins. A click on a day that can't be chosen changes nothing.
 * @see spec "public shop" §4, rental date selection
 */
export function selectDay(selection: DaySelection, day: CalendarDay, calendar: RentalCalendar): DaySelection {
  if (!isSelectable(selection, day, calendar)) return selection
  const { start, end } = selection
  if (start === null || end !== null || day < start) return { start: day, end: null }
  return { start, end: endBeforeBookedDay(start, day, calendar) }
}

/** A period that became shorter than wished, because a day in it has no unit left. */
export interface Shortening {
  wished: CalendarDay
  takenOn: CalendarDay
  end: CalendarDay
}

/** What the click on `day` as the end costs; null where it doesn't shorten the period. */
export function shortening(selection: DaySelection, day: CalendarDay, calendar: RentalCalendar): Shortening | null {
  const { start, end } = selectDay(selection, day, calendar)
  if (selection.start === null || selection.end !== null || start === null || end === null || end === day) return null
  const takenOn = firstFullyBooked(end, day, calendar)
  return takenOn && { wished: day, takenOn, end }
}

/** The first day from `from` to `to`, both included, on which no unit is left. */
export function firstFullyBooked(from: CalendarDay, to: CalendarDay, calendar: RentalCalendar): CalendarDay | null {
  for (let day = from; day <= to; day = addDays(day, 1)) if (calendar.isFullyBooked(day)) return day
  return null
}

/**
 * `end`, or pulled back before the first fully booked day after `start`. If that day can't be an end, the last one before
 * it that can; null if none is left.
 * @see ruling 4
 */
function endBeforeBookedDay(start: CalendarDay, end: CalendarDay, calendar: RentalCalendar): CalendarDay | null {
  const firstBooked = firstFullyBooked(start, end, calendar)
  if (firstBooked === null) return end
  for (let day = addDays(firstBooked, -1); day >= start; day = addDays(day, -1)) if (canEnd(day, calendar)) return day
  return null
}
