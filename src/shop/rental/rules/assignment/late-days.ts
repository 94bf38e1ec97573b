import type { DayNumber } from "#kernel/calendar-day"
import { overlaps, type Window } from "../rental-window"

/**
 * The windows in which a reservation takes its unit: its own, and if the unit is out beyond it, the days until it can be back. A unit
 * is missed once a day: where something else that is tied to it takes it already, its lateness takes no second one (314).
 * @param overdueUntil today plus the way back of a unit that should be back
 * @param others what else is tied to the unit
 */
export function takenWindows(window: Window, overdueUntil: DayNumber | undefined, others: readonly Window[]): Window[] {
  if (overdueUntil === undefined || overdueUntil <= window.last) return [window]
  return [window, ...daysLeft({ first: window.last + 1, last: overdueUntil }, others)]
}

/** The days of a window that lie in none of the others, in their order. */
function daysLeft(window: Window, others: readonly Window[]): Window[] {
  const cut = (left: readonly Window[], other: Window) =>
    left.flatMap((one) => (overlaps(one, other) ? around(one, other) : [one]))
  return others.reduce(cut, [window])
}

const around = (one: Window, gap: Window): Window[] =>
  [
    { first: one.first, last: gap.first - 1 },
    { first: gap.last + 1, last: one.last },
  ].filter(({ first, last }) => first <= last)
