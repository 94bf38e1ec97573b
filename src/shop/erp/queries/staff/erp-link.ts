import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type ErpModuleService from "../../data/service"
import { UNFINISHED } from "../../data/store/mirror-rows"
import type { StaffErpLink } from "../../wire/staff-erp"

interface LinkRow {
  reason: "auth" | "rate_limit" | "down" | null
  closed_until: Date | null
  is_resting: boolean
  last_read_at: Date | null
  waiting: number
  late: number
  parked: number
  credit: number
  oldest_waiting_at: Date | null
}

const LINK_STATES = { auth: "login", rate_limit: "limited", down: "down" } as const

type MirrorLink = Omit<StaffErpLink, "counts"> & { counts: Omit<StaffErpLink["counts"], "late_quotes"> }

/** Whether the ERP can be asked, and what of the mirror waits for it or for staff. One statement. */
export async function erpLink(db: Knex, { office, isConfigured }: ErpModuleService): Promise<MirrorLink> {
  const { rows } = await db.raw<{ rows: LinkRow[] }>(
    `select breaker.reason, breaker.closed_until, coalesce(breaker.closed_until > clock_timestamp(), false) as is_resting,
            (select watermark from erp_task where id = 'changed-invoices') as last_read_at, waiting.*
       from erp_gate breaker cross join (
         select count(*) filter (where ${UNFINISHED})::int as waiting,
                count(*) filter (where alarm = 'late')::int as late,
                count(*) filter (where state = 'parked')::int as parked,
                count(*) filter (where state = 'credit')::int as credit,
                min(created_at) filter (where ${UNFINISHED}) as oldest_waiting_at
           from erp_mirror where state <> 'done' and deleted_at is null) waiting`,
  )
  const [{ reason, closed_until, is_resting, last_read_at, oldest_waiting_at, ...counts }] = rows
  // A limit that has passed stays written down until the next success, and stops nobody.
  const isStopped = reason !== null && (reason !== "rate_limit" || is_resting)
  return {
    mode: !isConfigured ? "off" : office?.isSandbox ? "sandbox" : "live",
    books_url: office?.home ?? null,
    gate: isStopped ? LINK_STATES[reason] : "open",
    closed_until: isStopped ? (closed_until?.toISOString() ?? null) : null,
    last_read_at: last_read_at?.toISOString() ?? null,
    counts,
    oldest_waiting_at: oldest_waiting_at?.toISOString() ?? null,
  }
}
