import { type CalendarDay, laterOf } from "#kernel/calendar-day"
import { addWorkingDays, subtractWorkingDays, type WorkingDays } from "#kernel/working-days"
import { handOverFrom } from "#shop/rental/rules/hand-over/hand-over"

/** What of a rental decides what staff have to do about it. Day counts are working days. */
export interface RentalInHand {
  state: "reserved" | "handed_over"
  start: CalendarDay
  /** Last rental day. */
  end: CalendarDay
  /** As it was ordered. */
  isPickup: boolean
  /** First day on which a unit is kept for it. */
  windowStart: CalendarDay
  /** Preparation and way out, as they are now; 0 for a pickup. */
  daysOut: number
  /** Way back; 0 where the customer returns it himself. */
  daysBack: number
}

/** In the order in which they matter. */
export const ERRANDS = ["overdue", "missed", "pickup", "dispatch", "return"] as const
export type Errand = (typeof ERRANDS)[number]

export interface DueErrand {
  errand: Errand
  /** The day it was or is to be done. */
  due: CalendarDay
}

/** When a rental goes out: so that it arrives on its first day, and not before its unit may be given out, however long its way is by now. */
export function goingOut(rental: RentalInHand, calendar: WorkingDays): DueErrand {
  if (rental.isPickup) return { errand: "pickup", due: rental.start }
  const leaves = subtractWorkingDays(rental.start, rental.daysOut, calendar)
  return { errand: "dispatch", due: laterOf(leaves, handOverFrom(rental, calendar)) }
}

/** Whether nobody wrote down that a rental went out, though its days are over. */
export const isMissed = ({ state, end }: Pick<RentalInHand, "state" | "end">, today: CalendarDay): boolean =>
  state === "reserved" && end < today

/**
 * What staff have to do about a rental by `until`, inclusive: hand it out on its first day, send it so that it arrives
 * then, take it back on its last, or run after it. A device that comes back by post is awaited when its way is over; one that was never
 * handed out is missed since it should have been: the customer may have it.
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
  const goes = goingOut(rental, calendar)
  if (isMissed(rental, today)) return { errand: "missed", due: goes.due }
  return goes.due > until ? null : goes
}

/**
 * The day on which a unit that comes in today was given back: to the post so long ago as its way takes, but neither before the rental
 * began nor after today.
 */
export function givenBackOn(
  { isPickup, start, daysBack }: Pick<RentalInHand, "isPickup" | "start" | "daysBack">,
  today: CalendarDay,
  calendar: WorkingDays,
): CalendarDay {
  if (isPickup || start > today) return today
  return laterOf(start, subtractWorkingDays(today, daysBack, calendar))
}

/** Until when an overdue unit is missed at least: should it come today, its way back and restocking still follow. */
export const missedUntil = (today: CalendarDay, daysAfter: number, calendar: WorkingDays): CalendarDay =>
  addWorkingDays(today, daysAfter, calendar)
