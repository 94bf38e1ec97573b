import { addDays, type CalendarDay, dayDifference, laterOf } from "#kernel/calendar-day"
import { mondayOf } from "#kernel/week"
import type { RentalPeriod } from "../rental-period"
import { firstFreeDay, freeStartFrom } from "./free-days"
import { canEnd, canStart, firstFullyBooked, type RentalCalendar } from "./select-day"

/** Periods that many ask for, each one click. */
export type Shortcut = "day" | "this-week" | "next-week" | "two-weeks"

export const SHORTCUTS: readonly Shortcut[] = ["day", "this-week", "next-week", "two-weeks"]

/** The Monday of the week that a shortcut means, or the first day to look at. */
export const shortcutFrom = (shortcut: Shortcut, { today }: RentalCalendar): CalendarDay =>
  shortcut === "next-week" ? addDays(mondayOf(today), 7) : mondayOf(today)

/**
 * The next period that the shortcut stands for; null where there is none. A day is the next that is start and end; a week
 * goes from its first free day to its last possible end by Friday; two weeks are the next fourteen days without a booked
 * one, which may end earlier where the last days can't be an end.
 */
export function shortcutPeriod(shortcut: Shortcut, calendar: RentalCalendar): RentalPeriod | null {
  const from = shortcutFrom(shortcut, calendar)
  if (shortcut === "day") return firstOf(from, 1, calendar)
  if (shortcut === "two-weeks") return firstOf(from, 14, calendar)
  const friday = addDays(from, 4)
  const start = freeStartFrom(from, calendar)
  if (start === null || start > friday) return null
  const taken = firstFullyBooked(start, friday, calendar)
  return endedBy(start, taken ? addDays(taken, -1) : friday, calendar)
}

/** A device that comes free later than this is one that can't be had now. */
const LONG_WAIT_DAYS = 21

/** Next week, if bookings alone keep a device from being had for long: what its customers would have asked for; else null. */
export function weekBehindBookings(calendar: RentalCalendar): RentalPeriod | null {
  const first = firstFreeDay(calendar)
  const isSoon = first !== null && dayDifference(calendar.today, first) <= LONG_WAIT_DAYS
  return isSoon ? null : shortcutPeriod("next-week", { ...calendar, isFullyBooked: () => false })
}

/** The first period of `length` days that has no booked one; null if there is none. */
function firstOf(from: CalendarDay, length: number, calendar: RentalCalendar): RentalPeriod | null {
  let start = laterOf(from, calendar.earliest)
  while (addDays(start, length - 1) <= calendar.horizon) {
    const until = addDays(start, length - 1)
    const taken = firstFullyBooked(start, until, calendar)
    const period = taken || !canStart(start, calendar) ? null : endedBy(start, until, calendar)
    if (period) return period
    start = addDays(taken ?? start, 1)
  }
  return null
}

/** The period from `start` to the last day by `until` that can be an end; null if there is none. */
function endedBy(start: CalendarDay, until: CalendarDay, calendar: RentalCalendar): RentalPeriod | null {
  for (let end = until; end >= start; end = addDays(end, -1)) if (canEnd(end, calendar)) return { start, end }
  return null
}
