import type { DayNumber } from "#kernel/calendar-day"
import type { Occupancy } from "./availability"

/** On `day` so many more units are taken than on the day before; fewer if negative. */
export type LoadStep = readonly [day: DayNumber, units: number]

/**
 * What is taken from `from` on. Counted from behind: after the last step nothing is, so that no step of the past is needed.
 * @param steps in the order of their days; those up to `from` change nothing
 */
export function occupanciesOfSteps(steps: readonly LoadStep[], from: DayNumber): Occupancy[] {
  const occupied: Occupancy[] = []
  let units = 0
  for (let index = steps.length - 1; index >= 0 && steps[index][0] > from; index -= 1) {
    const [day, more] = steps[index]
    units -= more
    const first = index === 0 ? from : Math.max(from, steps[index - 1][0])
    if (units > 0) occupied.push({ first, last: day - 1, units, isBlock: false })
  }
  return occupied
}
