import type { Rappen } from "#kernel/money"
import { inWholeParts } from "./whole-parts"

/** Days that a unit served in one rental. */
export interface Served {
  unit_id: string
  /** Days that are charged. */
  days: number
}

/**
 * What each unit earned of a rental that several served: in proportion to their days, to the Rappen; all of it together is the
 * rent. Without a day that is charged the last one has it.
 */
export function sharedRent(rent: Rappen, served: readonly Served[]): Map<string, Rappen> {
  const days = served.reduce((sum, each) => sum + each.days, 0)
  const exact = served.map((each, index) =>
    days > 0 ? (rent * each.days) / days : index === served.length - 1 ? rent : 0,
  )
  const shares = new Map<string, Rappen>()
  for (const [index, part] of inWholeParts(exact).entries())
    shares.set(served[index].unit_id, (shares.get(served[index].unit_id) ?? 0) + part)
  return shares
}
