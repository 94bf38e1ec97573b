import type { ErpTimes } from "#config/erp-times"
import type { ErpFailure } from "../provider"

/** Why all rows rest: the ERP refuses our login, asks us to slow down, or fails again and again. */
export type OpenReason = "auth" | "rate_limit" | "down"

export interface Consequence {
  /** Parked rows wait for staff. */
  isParked: boolean
  /** Whether the row itself failed; what stops all rows is nobody's attempt. */
  countsAttempt: boolean
  /** Until the row's next attempt. */
  delayMs: number
  /** Opens the circuit for all at once; a failure that counts may open it in the end. */
  circuit: { reason: Exclude<OpenReason, "down">; openMs: number } | "count" | null
}

interface Failed {
  failure: ErpFailure
  /** As the ERP asked. */
  retryAfterMs?: number
  /** Attempts of the row that failed before this one, since its last step. */
  attempts: number
}

type Patience = Pick<ErpTimes, "backOff" | "backOffMost" | "authRest" | "rateRestMost" | "verify">

/** Used when the ERP says "too many" without saying for how long. */
const UNNAMED_WAIT_MS = 5_000

/**
 * What follows a failed step.
 * @param random in [0, 1)
 * @see docs/decisions/095-erp-mirror.md
 */
export function afterFailure(
  { failure, retryAfterMs, attempts }: Failed,
  times: Patience,
  random: number,
): Consequence {
  const goesOn = { isParked: false, countsAttempt: false, delayMs: 0, circuit: null }
  switch (failure) {
    case "auth":
      return { ...goesOn, circuit: { reason: "auth", openMs: times.authRest } }
    case "rate_limit": {
      const openMs = Math.min(retryAfterMs ?? UNNAMED_WAIT_MS, times.rateRestMost)
      return { ...goesOn, circuit: { reason: "rate_limit", openMs } }
    }
    case "transient":
      return { ...goesOn, countsAttempt: true, delayMs: backOffMs(attempts, times, random), circuit: "count" }
    case "ambiguous":
      // The first look-up may come soon; the rule of doubt spaces the second.
      return { ...goesOn, countsAttempt: true, delayMs: Math.round((random * times.verify) / 3), circuit: "count" }
    case "permanent":
      return { ...goesOn, isParked: true, countsAttempt: true }
  }
}

/** At random within `backOff × 2^attempts`, so that rows that failed together don't come back together. */
export function backOffMs(
  attempts: number,
  { backOff, backOffMost }: Pick<ErpTimes, "backOff" | "backOffMost">,
  random: number,
): number {
  return Math.round(random * Math.min(backOffMost, backOff * 2 ** Math.min(attempts, 30)))
}
