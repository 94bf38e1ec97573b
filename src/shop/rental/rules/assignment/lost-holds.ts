import type { Window } from "../rental-window"
import { type Commitment, type Fleet, tiedWindowsOf } from "./fleet"
import { assignUnits, connectedTo, type SearchBudget } from "./unit-assignment"

const isHold = ({ unitId, isTied }: Commitment) => unitId === null && !isTied

/**
 * Without the holds that no unit can serve as things stand, since a unit is late or out of service: a reservation goes before them. Of those that
 * can't be served together the one that was made first stays, by its id.
 */
export function withoutLostHolds({ unitIds, commitments }: Fleet, budget?: SearchBudget): Fleet {
  const tied = commitments.flatMap(tiedWindowsOf)
  const reservations = commitments.filter((one) => !isHold(one))
  const movable: Commitment[] = reservations.filter(({ isTied }) => !isTied)
  const served = commitments
    .filter(isHold)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter((hold) => {
      const isServed = assignUnits(unitIds, tied, connectedTo(hold.window, [...movable, hold]), budget) !== null
      if (isServed) movable.push(hold)
      return isServed
    })
  return { unitIds, commitments: [...reservations, ...served] }
}

/** Holds whose units would be needed for a rent in the window. */
export const heldAround = (window: Window, { commitments }: Fleet): string[] =>
  connectedTo(window, commitments.filter(isHold)).map(({ id }) => id)
