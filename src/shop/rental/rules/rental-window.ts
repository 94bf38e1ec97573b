import { type CalendarDay, type DayNumber, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import type { RentalPeriod } from "./rental-period"

/** The days on which a unit is not on the shelf, both ends included, as day numbers. */
export interface Window {
  first: DayNumber
  last: DayNumber
}

/** Working days a unit is occupied before and after the rent. */
export interface Buffers {
  /** Preparation and transit out. */
  before: number
  /** Transit back and restocking. */
  after: number
}

/** What a delivery type and a product add to a rent, in working days. */
export interface BufferSources {
  preparationDays: number
  transitOutDays: number
  transitBackDays: number
  restockingDays: number
}

export const buffersOf = (days: BufferSources): Buffers => ({
  before: days.preparationDays + days.transitOutDays,
  after: days.transitBackDays + days.restockingDays,
})

/**
 * The window of a rent: from start minus preparation and transit out to end plus transit back and restocking, counted in
 * working days; every calendar day inside is occupied. A delivery of Monday leaves on Friday and occupies the week-end.
 * @see ruling 4, docs/decisions/010-windows-in-working-days.md
 */
export const occupiedWindow = (period: RentalPeriod, buffers: Buffers, calendar: WorkingDays): Window => ({
  first: calendar.before(toDayNumber(period.start), buffers.before),
  last: calendar.after(toDayNumber(period.end), buffers.after),
})

export const daysOfWindow = ({ first, last }: Window): { first: CalendarDay; last: CalendarDay } => ({
  first: fromDayNumber(first),
  last: fromDayNumber(last),
})

export const overlaps = (a: Window, b: Window): boolean => a.first <= b.last && b.first <= a.last
