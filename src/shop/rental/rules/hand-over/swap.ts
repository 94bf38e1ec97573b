import type { DayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { type Commitment, type Fleet, placeOnUnit } from "../assignment/fleet"
import { searchBudget } from "../assignment/unit-assignment"
import { overlaps, type Window } from "../rental-window"

/** Why a unit that a customer has is exchanged for another. */
export const SWAP_REASONS = ["defect", "other_reason"] as const
export type SwapReason = (typeof SWAP_REASONS)[number]

/** A rental that is out, and goes on with another unit. */
export interface RentalToSwap {
  id: string
  unitId: string
  /** The last day of the rent. */
  end: DayNumber
  window: Window
  daysAfter: number
}

/**
 * The days on which the new unit is away: from today until the rental's window ends; a late one is missed until it can be back.
 * @param shelvedUntil last day on which the unit counts as with whoever returned it; null if it wasn't away
 */
export function swapWindow(
  { end, window, daysAfter }: Omit<RentalToSwap, "id" | "unitId">,
  today: DayNumber,
  calendar: WorkingDays,
  shelvedUntil: DayNumber | null,
): Window {
  const first = shelvedUntil === null ? today : Math.max(today, shelvedUntil + 1)
  const last = end < today ? calendar.after(today, daysAfter) : window.last
  return { first, last: Math.max(first, window.last, last) }
}

/** Whether a unit can take the place of the one that is out: as it is, with others moving on, or not. */
export interface SwapChoice {
  unitId: string
  state: "free" | "yields" | "taken"
  /** Ids of what moves to another unit, or has nowhere to go. */
  conflicts: string[]
}

interface Shelf {
  /** Reservations that came back, by unit: it lies on the shelf, whatever its restocking. */
  cameBack: ReadonlyMap<string, readonly string[]>
  /** The day until which the unit that comes back is restocked. */
  restockedOn: DayNumber
}

/** Each other unit in service, in the fleet's order. The unit that comes back serves nobody before it is restocked. */
export function swapChoices(
  { unitIds, commitments }: Fleet,
  rental: RentalToSwap,
  window: Window,
  { cameBack, restockedOn }: Shelf,
): SwapChoice[] {
  const budget = searchBudget()
  const comesBack: Commitment = {
    id: rental.id,
    unitId: rental.unitId,
    window: { first: window.first, last: Math.max(window.first, restockedOn) },
    isTied: true,
    isBlock: false,
  }
  return unitIds
    .filter((unitId) => unitId !== rental.unitId)
    .map((unitId) => {
      const onShelf = new Set(cameBack.get(unitId))
      const others = commitments.filter(({ id }) => id !== rental.id && !onShelf.has(id))
      const conflicts = others
        .filter((one) => one.unitId === unitId && overlaps(one.window, window))
        .map(({ id }) => id)
      const placement = placeOnUnit(unitId, window, { unitIds, commitments: [...others, comesBack] }, budget)
      if (placement === null) return { unitId, state: "taken", conflicts }
      return { unitId, state: placement.moves.size > 0 ? "yields" : "free", conflicts: [...placement.moves.keys()] }
    })
}
