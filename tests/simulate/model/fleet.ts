import type { Day } from "./days"
import type { Product } from "./state"

export interface Span {
  first: Day
  last: Day
}

export interface Tied extends Span {
  unit: string
  /** Days after its own on which a late unit is missed: who is promised that unit already stays promised it (012). */
  isLate?: boolean
}

export const withoutLateDays = (tied: readonly Tied[]): Tied[] => tied.filter(({ isLate }) => !isLate)

const touch = (one: Span, other: Span) => one.first <= other.last && other.first <= one.last

/** More states than this are not tried; then nothing is said. */
const MOST_STATES = 50_000

/**
 * Whether each of the floating spans can have a unit of its own for all of its days, beside what is tied to one: every way is
 * tried, the units that are as busy as each other counted as one.
 * @returns undefined where there are too many ways to try
 */
export function isPlaceable(
  units: readonly string[],
  tied: readonly Tied[],
  floating: readonly Span[],
): boolean | undefined {
  const inOrder = [...floating].sort((one, other) => one.first - other.first || one.last - other.last)
  const tiesOf = units.map((unit) => tied.filter((one) => one.unit === unit))
  const busyUntil = units.map(() => Number.NEGATIVE_INFINITY)
  const seen = new Set<string>()
  let states = 0
  const place = (index: number): boolean | undefined => {
    const span = inOrder[index]
    if (span === undefined) return true
    const state = `${index} ${busyUntil.map((until) => Math.max(until, span.first - 1)).join(" ")}`
    if (seen.has(state)) return false
    if (++states > MOST_STATES) return undefined
    seen.add(state)
    for (const [at, until] of busyUntil.entries()) {
      if (until >= span.first || tiesOf[at].some((one) => touch(one, span))) continue
      busyUntil[at] = span.last
      const rest = place(index + 1)
      if (rest !== false) return rest
      busyUntil[at] = until
    }
    return false
  }
  return place(0)
}

/** Whose calibration has passed is out of service until staff enter another day. */
export function passCalibrations(products: readonly Product[], today: Day) {
  for (const unit of products.flatMap(({ units }) => units))
    unit.isInService = unit.isKept && (unit.calibrationDue === null || unit.calibrationDue >= today)
}

/** How many units are taken on a day: one that is late and blocked is missed once. */
export function loadOn(day: Day, { tied, floating }: { tied: readonly Tied[]; floating: readonly Span[] }): number {
  const covers = ({ first, last }: Span) => first <= day && day <= last
  return new Set(tied.filter(covers).map(({ unit }) => unit)).size + floating.filter(covers).length
}
