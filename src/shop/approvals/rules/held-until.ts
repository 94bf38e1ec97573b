import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { REQUEST_HOURS } from "./request-states"

const HOUR_MS = 3_600_000
const HELD_MS = REQUEST_HOURS * HOUR_MS
/** With less than this left nobody can be expected to answer. */
const LEAST_MS = HOUR_MS
/** For so long a request that became no order counts. */
export const COUNTED_DAYS = 8

/** A period of a product that an order asks for. */
export interface Wanted {
  productId: string
  period: RentalPeriod
}

/** A request of the same company that became no order. */
export interface EarlierRequest {
  wanted: readonly Wanted[]
  from: Date
  until: Date
}

const overlap = (one: Wanted, other: Wanted) =>
  one.productId === other.productId && one.period.start <= other.period.end && other.period.start <= one.period.end

/**
 * Until when a request waits and holds its periods: 48 hours, less what earlier requests of the company have held days of the same
 * product without ordering them, so that asking again prolongs nothing; and no longer than its rentals can be ordered.
 * @param orderableMs the instant from which one of its rentals can't be ordered any more
 * @returns why, if nothing of that time is left
 * @see docs/decisions/189-approval.md
 */
export function heldUntil(
  wanted: readonly Wanted[],
  earlier: readonly EarlierRequest[],
  at: Date,
  orderableMs: number,
): Date | "too_late" | "held_enough" {
  if (orderableMs - at.getTime() < LEAST_MS) return "too_late"
  const unspent = wanted.map((one) => at.getTime() + HELD_MS - heldMs(one, earlier, at))
  const end = Math.min(at.getTime() + HELD_MS, orderableMs, ...unspent)
  return end - at.getTime() < LEAST_MS ? "held_enough" : new Date(end)
}

function heldMs(wanted: Wanted, earlier: readonly EarlierRequest[], at: Date): number {
  const since = at.getTime() - COUNTED_DAYS * 24 * HOUR_MS
  return earlier
    .filter(({ until, wanted: others }) => until.getTime() > since && others.some((one) => overlap(one, wanted)))
    .reduce((sum, { from, until }) => sum + Math.max(0, until.getTime() - from.getTime()), 0)
}
