import type { ErpTimes } from "#config/erp-times"
import type { GateReason } from "../rules/after-failure"
import { type Database, inMs, rowsOf } from "./database"
import { UNFINISHED } from "./mirror-rows"

/** So many failures in a row, in whatever processes, and the ERP counts as down. */
const FAILURES_THAT_CLOSE = 5

export interface GateView {
  /** `probe`: one row may be tried, to see whether the ERP is back. */
  may: "go" | "probe" | "rest"
  /** Something failed since the last success: a success has something to tell. */
  isTroubled: boolean
}

interface GateRow {
  reason: GateReason | null
  is_closed: boolean
  failures: number
}

const READ = "select reason, coalesce(closed_until > clock_timestamp(), false) as is_closed, failures from erp_gate"

/** Whether everybody may ask the ERP now. Claims no probe. */
export async function isGateOpen(database: Database): Promise<boolean> {
  const [{ reason, is_closed }] = await rowsOf<GateRow>(database, READ, {})
  return !is_closed && (reason === null || reason === "rate_limit")
}

/** Whether and how the ERP may be asked now. Of several processes one at a time gets to probe. */
export async function lookAtGate(
  database: Database,
  { rest, authRest }: Pick<ErpTimes, "rest" | "authRest">,
): Promise<GateView> {
  const [{ reason, is_closed, failures }] = await rowsOf<GateRow>(database, READ, {})
  const isTroubled = reason !== null || failures > 0
  if (is_closed) return { may: "rest", isTroubled }
  if (reason === null || reason === "rate_limit") return { may: "go", isTroubled }
  const claimed = await rowsOf(
    database,
    `update erp_gate set closed_until = ${inMs("restMs")}
      where reason = :reason and closed_until <= clock_timestamp() returning id`,
    { reason, restMs: reason === "auth" ? authRest : rest },
  )
  return { may: claimed.length > 0 ? "probe" : "rest", isTroubled }
}

/** Stops all rows. A refused login outranks a limit. */
export async function closeGate(database: Database, reason: "auth" | "rate_limit", closedMs: number): Promise<void> {
  await rowsOf(
    database,
    `update erp_gate set reason = case when reason = 'auth' then 'auth' else :reason end,
       closed_until = greatest(closed_until, ${inMs("closedMs")})`,
    { reason, closedMs },
  )
}

/** Counts a failure that may be the ERP's own; after some in a row it counts as down. */
export async function countFailure(database: Database, { rest }: Pick<ErpTimes, "rest">): Promise<void> {
  const isDown = `failures + 1 >= ${FAILURES_THAT_CLOSE} and reason is distinct from 'auth'`
  await rowsOf(
    database,
    `update erp_gate set failures = failures + 1,
       reason = case when ${isDown} then 'down' else reason end,
       closed_until = case when ${isDown} then ${inMs("rest")} else closed_until end`,
    { rest },
  )
}

/**
 * The ERP did what it was asked: rows that wait after failures are due at once. A refused login is only settled by a
 * probe, and a limit lasts as long as it was named.
 */
export async function reopenGate(database: Database, { isProbe }: { isProbe: boolean }): Promise<void> {
  const [before] = await rowsOf<{ reason: GateReason | null }>(
    database,
    `update erp_gate set failures = 0,
       alarmed_at = case when before.reason = 'auth' then null else alarmed_at end,
       reason = case when before.reason = 'rate_limit' then before.reason end,
       closed_until = case when before.reason = 'rate_limit' then before.closed_until end
      from (select reason, closed_until from erp_gate for update) before
      where before.reason is distinct from 'auth' or :isProbe
      returning before.reason`,
    { isProbe },
  )
  if (before?.reason !== "down" && before?.reason !== "auth") return
  await rowsOf(
    database,
    `update erp_mirror set next_attempt_at = clock_timestamp()
      where ${UNFINISHED} and doubt_at is null and next_attempt_at > clock_timestamp()`,
    {},
  )
}
