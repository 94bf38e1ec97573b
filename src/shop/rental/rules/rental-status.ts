import { type DayNumber, fromDayNumber, type Moment } from "#kernel/calendar-day"
import type { RentalPeriod } from "./rental-period"

/** Where a customer's rental is. */
export const RENTAL_STATES = ["reserved", "handed_over", "returned", "cancelled"] as const
export type RentalState = (typeof RENTAL_STATES)[number]

/** What decides about changing a rental, besides the calendar. */
export interface RentalStatus {
  state: RentalState
  /** Staff cancelled the whole order; a unit that is out stays handed over until it is back. */
  isOrderCancelled: boolean
  period: RentalPeriod
  /** First day on which the unit is not on the shelf: its day of dispatch, if it is sent. */
  leaves: DayNumber
  isPickup: boolean
  /** `HH:MM` until which a sent unit leaves on that day, or null for no cut-off. */
  cutOff: string | null
}

/** Why its customer can't change a rental: `dispatched` is a unit on its way, `over` a rental whose last day has passed. */
export const CHANGE_BARS = ["handed_over", "returned", "cancelled", "dispatched", "over"] as const
export type ChangeBar = (typeof CHANGE_BARS)[number]

/**
 * Why the customer can't cancel the rental any more, or null. A unit that was handed over, or has left by post, comes back
 * by hand: an early return, which is staff's to record.
 */
export function cancellationBar(rental: RentalStatus, { today, timeOfDay }: Moment): ChangeBar | null {
  const { state, isOrderCancelled, period, leaves, isPickup, cutOff } = rental
  if (isOrderCancelled) return "cancelled"
  if (state !== "reserved") return state
  if (period.end < today) return "over"
  if (isPickup) return null
  const dispatchDay = fromDayNumber(leaves)
  const hasLeft = today > dispatchDay || (today === dispatchDay && cutOff !== null && timeOfDay >= cutOff)
  return hasLeft ? "dispatched" : null
}

/** Why staff can't cancel the rental, or null: one that is out is taken back instead. */
export function staffCancellationBar({
  state,
  isOrderCancelled,
}: Pick<RentalStatus, "state" | "isOrderCancelled">): ChangeBar | null {
  if (isOrderCancelled) return "cancelled"
  return state === "reserved" ? null : state
}

/** Why staff can't extend the rental, or null: they may extend a late one that is still out. */
export function staffExtensionBar(
  rental: Pick<RentalStatus, "state" | "isOrderCancelled" | "period">,
  moment: Pick<Moment, "today">,
): ChangeBar | null {
  const bar = extensionBar(rental, moment)
  return bar === "over" && rental.state === "handed_over" ? null : bar
}

/** Why the customer can't extend the rental, or null. After the last day a unit is late, which is another matter. */
export function extensionBar(
  { state, isOrderCancelled, period }: Pick<RentalStatus, "state" | "isOrderCancelled" | "period">,
  { today }: Pick<Moment, "today">,
): ChangeBar | null {
  if (isOrderCancelled) return "cancelled"
  if (state === "cancelled" || state === "returned") return state
  return period.end < today ? "over" : null
}
