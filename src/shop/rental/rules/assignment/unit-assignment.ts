import { groupBy } from "#kernel/group-by"
import { overlaps, type Window } from "../rental-window"

/** A window that can't be moved to another unit: handed over, pinned, or a block. */
export interface TiedWindow {
  unitId: string
  window: Window
  /** An overdue unit's extra days: whoever is on this unit already may stay there (and shows as at risk). */
  yieldsToPresent?: boolean
}

/** A reservation or hold that any unit can serve. */
export interface MovableWindow {
  id: string
  window: Window
  /** The unit it is on now, where it may stay even if that unit is out of service; null for a hold or a new rent. */
  unitId: string | null
}

/** States a search may still enter; several searches of one question share it. */
export interface SearchBudget {
  states: number
}

/**
 * Enough for an exact answer with up to six units that are all tied in the same weeks, some 50 ms at most. A larger fleet
 * that is tied and full throughout can exhaust it; then the answer is no, which never double-books.
 */
export const searchBudget = (): SearchBudget => ({ states: 20_000 })

/** Which unit serves which movable window, by its id. */
export type Assignment = Map<string, string>

/**
 * One assignment of all movable windows to units so that no unit serves two windows on the same day, or null if there is
 * none (or none is found within the budget). Windows stay on their unit where possible.
 *
 * Taken by window start, any free unit is as good as another while nothing is tied, so the first path succeeds at once. With
 * ties the search goes back, but never enters the same state twice: what matters is only until when each unit is busy, and
 * units without a tied window ahead are interchangeable.
 * @param units ids of the units in service
 * @see docs/decisions/012-assignment-and-ties.md
 */
export function assignUnits(
  units: readonly string[],
  tied: readonly TiedWindow[],
  movable: readonly MovableWindow[],
  budget: SearchBudget = searchBudget(),
): Assignment | null {
  const items = [...movable].sort((a, b) => a.window.first - b.window.first || a.window.last - b.window.last)
  const inService = new Set(units)
  const tiedOf = groupBy(
    tied.filter((one) => items.some((item) => overlaps(item.window, one.window))),
    ({ unitId }) => unitId,
  )
  const busyUntil = new Map(units.map((unit) => [unit, Number.NEGATIVE_INFINITY]))
  const candidates = items.map((item) => unitsInOrderOfFit(item, units, tiedOf))
  const assignment: Assignment = new Map()
  const deadEnds = new Set<string>()

  function stateBefore(index: number): string {
    const start = items[index].window.first
    const distinct: string[] = []
    const alike: number[] = []
    for (const [unit, until] of busyUntil) {
      const busyDays = Math.max(0, until - start + 1)
      if (!inService.has(unit)) {
        if (busyDays > 0) distinct.push(`${unit}:${busyDays}`)
      } else if (tiedOf.get(unit)?.some(({ window }) => window.last >= start)) distinct.push(`${unit}:${busyDays}`)
      else alike.push(busyDays)
    }
    return `${index}|${distinct.join()}|${alike.sort((a, b) => a - b).join()}`
  }

  function place(index: number): boolean {
    if (index === items.length) return true
    const state = stateBefore(index)
    if (deadEnds.has(state) || budget.states <= 0) return false
    budget.states -= 1
    const { id, window } = items[index]
    for (const unit of candidates[index]) {
      const until = busyUntil.get(unit) ?? Number.NEGATIVE_INFINITY
      if (until >= window.first) continue
      busyUntil.set(unit, window.last)
      assignment.set(id, unit)
      if (place(index + 1)) return true
      busyUntil.set(unit, until)
    }
    deadEnds.add(state)
    return false
  }

  return place(0) ? assignment : null
}

/** The movable windows whose placement `window` can influence: its own and, over and over, whatever they overlap. */
export function connectedTo(window: Window, movable: readonly MovableWindow[]): MovableWindow[] {
  let { first, last } = window
  let reached: MovableWindow[] = []
  for (;;) {
    const next = movable.filter((item) => overlaps(item.window, { first, last }))
    if (next.length === reached.length) return reached
    reached = next
    for (const item of reached) {
      first = Math.min(first, item.window.first)
      last = Math.max(last, item.window.last)
    }
  }
}

/** Units the item may be on: its own first, then those whose next tied window follows soonest, to keep long gaps long. */
function unitsInOrderOfFit(
  item: MovableWindow,
  units: readonly string[],
  tiedOf: Map<string, TiedWindow[]>,
): readonly string[] {
  const mayServe = (unit: string) =>
    !tiedOf
      .get(unit)
      ?.some((one) => overlaps(one.window, item.window) && !(one.yieldsToPresent && unit === item.unitId))
  const nextTied = (unit: string) => {
    const ahead = (tiedOf.get(unit) ?? []).filter(({ window }) => window.first > item.window.last)
    return Math.min(...ahead.map(({ window }) => window.first))
  }
  const others = units
    .filter((unit) => unit !== item.unitId && mayServe(unit))
    .map((unit) => ({ unit, next: nextTied(unit) }))
    .sort((a, b) => (a.next === b.next ? 0 : a.next - b.next))
    .map(({ unit }) => unit)
  return item.unitId !== null && mayServe(item.unitId) ? [item.unitId, ...others] : others
}
