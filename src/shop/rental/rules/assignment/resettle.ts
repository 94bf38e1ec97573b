import { type Commitment, type Fleet, placeNewRent } from "./fleet"
import { type Assignment, type SearchBudget, searchBudget } from "./unit-assignment"

/**
 * Units in service for the provisional reservations that stand on units out of service, the earliest first. What finds none
 * stays where it is and is at risk; what is tied stays in any case.
 * @returns all that move, those included that make room: the new unit by reservation id
 */
export function resettle({ unitIds, commitments }: Fleet, budget: SearchBudget = searchBudget()): Assignment {
  const inService = new Set(unitIds)
  const strandedIds = commitments
    .filter(({ isTied, unitId }) => !isTied && unitId !== null && !inService.has(unitId))
    .sort((a, b) => a.window.first - b.window.first)
    .map(({ id }) => id)
  const moves: Assignment = new Map()
  let settled = commitments
  for (const id of strandedIds) {
    if (moves.has(id)) continue
    const stranded = settled.find((one) => one.id === id) as Commitment
    const others = settled.filter((one) => one.id !== id)
    const placement = placeNewRent(stranded.window, { unitIds, commitments: others }, budget)
    if (placement === null) continue
    const made: Assignment = new Map([...placement.moves, [id, placement.unitId]])
    for (const [moved, unitId] of made) moves.set(moved, unitId)
    settled = settled.map((one) => ({ ...one, unitId: made.get(one.id) ?? one.unitId }))
  }
  return moves
}
