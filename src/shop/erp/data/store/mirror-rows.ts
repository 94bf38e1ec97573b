import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "#platform/sql/new-id"
import { traceParent } from "#platform/telemetry/spans"
import { RESTING_STATES } from "../rules/mirror-state"
import { type Database, inMs, rowsOf } from "./database"
import { LeaseLost, type MirrorPatch, type MirrorRow, type SavedRow } from "./mirror-row"

export const UNFINISHED = `state not in (${RESTING_STATES.map((state) => `'${state}'`).join(", ")})`

export interface Lease {
  token: string
  ms: number
}

const IS_TROUBLED = "exists (select from erp_gate where reason is not null or failures > 0) as is_troubled"

/** Everybody may ask the ERP now; see `circuit-breaker.ts`. */
const CIRCUIT_IS_CLOSED =
  "(reason is null or reason = 'rate_limit') and coalesce(closed_until <= clock_timestamp(), true)"

/**
 * The write of an order's own row, in its transaction, which returns it; with a lease, it is the caller's to work on if the circuit is
 * closed.
 */
export function insertOrderRow(
  database: Database,
  { orderId, customerId, lease }: { orderId: string; customerId: string; lease: Lease | null },
): Knex.Raw<{ rows: MirrorRow[] }> {
  const isLeased = `:token::text is not null and ${CIRCUIT_IS_CLOSED}`
  return database.raw(
    `insert into erp_mirror (id, kind, order_id, customer_id, serial, trace_parent, lease_token, lease_until,
       last_attempt_at)
     select :id, 'order', :orderId, :customerId, 1, :trace, case when ${isLeased} then :token end,
       case when ${isLeased} then ${inMs("ms")} end, case when ${isLeased} then clock_timestamp() end
       from (select 1) one left join erp_gate on true
     returning *`,
    {
      ...{ id: newId("erpmir"), orderId, customerId, trace: traceParent() ?? null },
      ...{ token: null, ms: 0, ...lease },
    },
  )
}

/** An order's changes wait until what came before is in the ERP, or waits for staff to give money back. */
const IS_NEXT_OF_ITS_ORDER = `not exists (
  select 1 from erp_mirror earlier
   where earlier.order_id = mirror.order_id and earlier.serial < mirror.serial
     and earlier.state not in ('done', 'credit'))`

/**
 * Takes the oldest due row, which nobody else then gets until the lease ends.
 * @param isProbe takes the one whose last attempt is longest ago, due or not, to see whether the ERP is back
 * @param among SQL about `mirror`: takes none of the others
 */
export async function leaseNext(
  database: Database,
  { token, ms }: Lease,
  { isProbe, among = "true" }: { isProbe: boolean; among?: string },
): Promise<MirrorRow | null> {
  const isDue = "next_attempt_at <= clock_timestamp()"
  const [row] = await rowsOf<MirrorRow>(
    database,
    `update erp_mirror set lease_token = :token, lease_until = ${inMs("ms")}, last_attempt_at = clock_timestamp()
      where id = (
        select mirror.id from erp_mirror mirror
         where ${UNFINISHED} and deleted_at is null and ${IS_NEXT_OF_ITS_ORDER} and ${among}
           and ${isProbe ? `(doubt_lookups is distinct from 1 or ${isDue})` : isDue}
           and (lease_until is null or lease_until < clock_timestamp())
         order by ${isProbe ? "last_attempt_at nulls first, " : ""}created_at, id
         limit 1 for update of mirror skip locked)
      returning *`,
    { token, ms },
  )
  return row ?? null
}

/**
 * Stores what a step changed and counts the lease again.
 * @throws LeaseLost if it has gone to somebody else
 */
export async function saveStep(
  database: Database,
  row: MirrorRow,
  patch: MirrorPatch,
  leaseMs: number,
): Promise<SavedRow> {
  const [saved] = await rowsOf<SavedRow>(
    database,
    `update erp_mirror set ${assignments(patch)} lease_until = ${inMs("leaseMs")}, updated_at = now()
      where id = :id and lease_token = :token returning *, ${IS_TROUBLED}`,
    { ...patch, leaseMs, id: row.id, token: row.lease_token },
  )
  if (!saved) throw new LeaseLost(row.id)
  return saved
}

/** Stores how an attempt ended and gives the row back, due after `delayMs`. Nothing happens if the lease was lost. */
export async function giveBack(database: Database, row: MirrorRow, patch: MirrorPatch, delayMs: number): Promise<void> {
  await rowsOf(
    database,
    `update erp_mirror set ${assignments(patch)} lease_token = null, lease_until = null,
       next_attempt_at = ${inMs("delayMs")}, updated_at = now()
      where id = :id and lease_token = :token`,
    { ...patch, delayMs, id: row.id, token: row.lease_token },
  )
}

const assignments = (patch: MirrorPatch) =>
  Object.keys(patch)
    .map((column) => `${column} = :${column},`)
    .join(" ")
