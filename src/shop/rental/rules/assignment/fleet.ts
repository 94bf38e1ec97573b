import type { DayNumber } from "#kernel/calendar-day"
import { overlaps, type Window } from "../rental-window"
import type { Occupancy } from "./availability"
import { takenWindows } from "./late-days"
import {
  type Assignment,
  assignUnits,
  connectedTo,
  type MovableWindow,
  type SearchBudget,
  type TiedWindow,
} from "./unit-assignment"

/** What occupies, or will occupy, a unit of a product: a reservation, a block, or a live hold. */
export interface Commitment {
  id: string
  window: Window
  /** null for a hold, which is not on a unit yet. */
  unitId: string | null
  /** Handed over, pinned, or a block. */
  isTied: boolean
  isBlock: boolean
  /** For a unit that is out beyond its end: today plus its way back. */
  overdueUntil?: DayNumber
}

/** The units of one product and all that is promised of them. */
export interface Fleet {
  /** Ids of the units in service. */
  unitIds: readonly string[]
  commitments: readonly Commitment[]
}

/** A unit for a new rent, and the provisional reservations that move to make room. */
export interface Placement {
  unitId: string
  /** New unit by reservation id. */
  moves: Assignment
}

/**
 * The windows that take a unit out of the N in service. What is tied to a unit out of service takes none of them; a
 * provisional reservation on such a unit does, since it needs another.
 */
export function occupanciesOf({ unitIds, commitments }: Fleet): Occupancy[] {
  const counted = commitments.filter(({ isTied, unitId }) => !isTied || (unitId !== null && unitIds.includes(unitId)))
  const tiedBeside = ({ id, unitId }: Commitment) =>
    counted.filter((other) => other.isTied && other.unitId === unitId && other.id !== id).map(({ window }) => window)
  return counted.flatMap((one) => {
    const { window, isBlock, overdueUntil } = one
    const others = overdueUntil === undefined ? [] : tiedBeside(one)
    return takenWindows(window, overdueUntil, others).map((taken) => ({ ...taken, units: 1, isBlock }))
  })
}

export const hasTies = ({ commitments }: Fleet): boolean => commitments.some(({ isTied }) => isTied)

/** A unit for `window` such that everything promised stays possible, or null if no assignment of all exists. */
export function placeNewRent(window: Window, fleet: Fleet, budget?: SearchBudget): Placement | null {
  const tied = fleet.commitments.flatMap(tiedWindowsOf)
  const movable = connectedTo(
    window,
    fleet.commitments.filter(({ isTied }) => !isTied),
  )
  const unitIds = lateOnesLast(fleet)
  const holdsAreNear = movable.some(({ unitId }) => unitId === null)
  if (!holdsAreNear) {
    const unitId = unitIds.find((unit) => isFree(unit, window, tied, movable))
    if (unitId !== undefined) return { unitId, moves: new Map() }
  }
  return rearranged(window, unitIds, tied, movable, budget)
}

/** A unit that should be back and isn't may stay away longer than anybody counts on. */
function lateOnesLast({ unitIds, commitments }: Fleet): readonly string[] {
  const late = new Set(commitments.flatMap(({ unitId, overdueUntil }) => (overdueUntil === undefined ? [] : [unitId])))
  return late.size === 0 ? unitIds : [...unitIds].sort((a, b) => Number(late.has(a)) - Number(late.has(b)))
}

/**
 * As `placeNewRent` for a rent that only this unit can serve, because it is out with it or promised by name: null if
 * something that can't move is in the way or what can has nowhere to go.
 */
export function placeOnUnit(unitId: string, window: Window, fleet: Fleet, budget?: SearchBudget): Placement | null {
  const isTaken = fleet.commitments
    .flatMap(tiedWindowsOf)
    .some((one) => one.unitId === unitId && overlaps(one.window, window))
  return isTaken ? null : keptOnUnit(unitId, window, fleet, budget)
}

/**
 * As `placeOnUnit` for a unit that comes back late, and is missed in `window`. What can't move stays beside it: a block, since nobody waits for
 * the unit in its days, and who is promised the unit by name, since he takes no other either way.
 */
export const placeMissed = (unitId: string, window: Window, fleet: Fleet): Placement | null =>
  keptOnUnit(unitId, window, fleet)

/** Who is on the unit in the window moves. */
function keptOnUnit(unitId: string, window: Window, fleet: Fleet, budget?: SearchBudget): Placement | null {
  const { unitIds, commitments } = fleet
  if (!unitIds.includes(unitId)) return null
  const movable = connectedTo(
    window,
    commitments.filter(({ isTied }) => !isTied),
  )
  const assignment = assignUnits(unitIds, [...commitments.flatMap(tiedWindowsOf), { unitId, window }], movable, budget)
  return assignment && { unitId, moves: movesOf(assignment, movable) }
}

function rearranged(
  window: Window,
  unitIds: readonly string[],
  tied: readonly TiedWindow[],
  movable: readonly MovableWindow[],
  budget?: SearchBudget,
): Placement | null {
  const assignment = assignUnits(unitIds, tied, [...movable, { id: "", window, unitId: null }], budget)
  if (assignment === null) return null
  return { unitId: assignment.get("") as string, moves: movesOf(assignment, movable) }
}

/** Reservations that change their unit; holds are on none. */
function movesOf(assignment: Assignment, movable: readonly MovableWindow[]): Assignment {
  const moves: Assignment = new Map()
  for (const item of movable) {
    const unit = assignment.get(item.id) as string
    if (item.unitId !== null && unit !== item.unitId) moves.set(item.id, unit)
  }
  return moves
}

function isFree(unit: string, window: Window, tied: readonly TiedWindow[], movable: readonly MovableWindow[]): boolean {
  return ![...tied, ...movable].some((one) => one.unitId === unit && overlaps(one.window, window))
}

export function tiedWindowsOf({ isTied, unitId, window, overdueUntil }: Commitment): TiedWindow[] {
  if (!isTied || unitId === null) return []
  const stored = { unitId, window }
  const isLate = overdueUntil !== undefined && overdueUntil > window.last
  return isLate
    ? [stored, { unitId, window: { first: window.last + 1, last: overdueUntil }, yieldsToPresent: true }]
    : [stored]
}
