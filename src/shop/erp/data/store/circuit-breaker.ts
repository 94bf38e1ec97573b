import type { ErpTimes } from "#config/erp-times"
import type { OpenReason } from "../rules/after-failure"
import { type Database, inMs, rowsOf } from "./database"
import { UNFINISHED } from "./mirror-rows"

/** So many failures in a row, in whatever processes, and the ERP counts as down. */
const FAILURES_THAT_OPEN = 5

export interface Circuit {
  /** `half_open`: one call may be tried, to see whether the ERP is back. */
  state: "closed" | "half_open" | "open"
  reason: OpenReason | null
  /** Something failed since the last success: a success has something to tell. */
  isTroubled: boolean
}

interface BreakerRow {
  reason: OpenReason | null
  is_resting: boolean
  failures: number
}

const READ = "select reason, coalesce(closed_until > clock_timestamp(), false) as is_resting, failures from erp_gate"

/** Whether everybody may ask the ERP now. Claims no probe. */
async function isClosed(database: Database): Promise<boolean> {
  const [{ reason, is_resting }] = await rowsOf<BreakerRow>(database, READ, {})
  return !is_resting && (reason === null || reason === "rate_limit")
}

/** Whether and how the ERP may be asked now. Of several processes one at a time gets to probe. */
async function check(database: Database, { rest, authRest }: Pick<ErpTimes, "rest" | "authRest">): Promise<Circuit> {
  const [{ reason, is_resting, failures }] = await rowsOf<BreakerRow>(database, READ, {})
  const isTroubled = reason !== null || failures > 0
  if (is_resting) return { state: "open", reason, isTroubled }
  if (reason === null || reason === "rate_limit") return { state: "closed", reason, isTroubled }
  const claimed = await rowsOf(
    database,
    `update erp_gate set closed_until = ${inMs("restMs")}
      where reason = :reason and closed_until <= clock_timestamp() returning id`,
    { reason, restMs: reason === "auth" ? authRest : rest },
  )
  return { state: claimed.length > 0 ? "half_open" : "open", reason, isTroubled }
}

/** Stops all rows. A refused login outranks a limit. */
async function open(database: Database, reason: "auth" | "rate_limit", openMs: number): Promise<void> {
  await rowsOf(
    database,
    `update erp_gate set reason = case when reason = 'auth' then 'auth' else :reason end,
       closed_until = greatest(closed_until, ${inMs("openMs")})`,
    { reason, openMs },
  )
}

/** Counts a failure that may be the ERP's own; after some in a row it counts as down. */
async function countFailure(database: Database, { rest }: Pick<ErpTimes, "rest">): Promise<void> {
  const isDown = `failures + 1 >= ${FAILURES_THAT_OPEN} and reason is distinct from 'auth'`
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
async function close(database: Database, { isProbe }: { isProbe: boolean }): Promise<void> {
  const [before] = await rowsOf<{ reason: OpenReason | null }>(
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

/** What stops calls to an ERP that fails, for all processes: closed, they go. Kept in one row of `erp_gate`. */
export const circuitBreaker = { isClosed, check, open, countFailure, close }
