import type { CalendarDay } from "#kernel/calendar-day"
import { addWorkingDays, subtractWorkingDays, type WorkingDays } from "#kernel/working-days"

/** What of a rental decides what staff have to do about it. Day counts are working days. */
export interface RentalInHand {
  state: "reserved" | "handed_over"
  start: CalendarDay
  /** Last rental day. */
  end: CalendarDay
  isPickup: boolean
  /** Preparation and way out; 0 for a pickup. */
  daysOut: number
  /** Way back; 0 where the customer returns it himself. */
  daysBack: number
}

/** In the order in which they matter. */
export const ERRANDS = ["overdue", "pickup", "dispatch", "return"] as const
export type Errand = (typeof ERRANDS)[number]

export interface DueErrand {
  errand: Errand
  /** The day it was or is to be done. */
  due: CalendarDay
}

/**
 * What staff have to do about a rental by `until`, inclusive: hand it out on its first day, send it so that it arrives
 * then, take it back on its last, or run after it. A device that comes back by post is awaited when its way is over.
 * Null if nothing is due yet.
 */
export function errandOf(
  rental: RentalInHand,
  today: CalendarDay,
  until: CalendarDay,
  calendar: WorkingDays,
): DueErrand | null {
  if (rental.state === "handed_over") {
    const due = addWorkingDays(rental.end, rental.daysBack, calendar)
    if (due < today) return { errand: "overdue", due }
    return due <= until ? { errand: "return", due } : null
  }
  const due = rental.isPickup ? rental.start : subtractWorkingDays(rental.start, rental.daysOut, calendar)
  if (due > until || rental.end < today) return null
  return { errand: rental.isPickup ? "pickup" : "dispatch", due }
}

/** Until when an overdue unit is missed at least: should it come today, its way back and restocking still follow. */
export const missedUntil = (today: CalendarDay, daysAfter: number, calendar: WorkingDays): CalendarDay =>
  addWorkingDays(today, daysAfter, calendar)
