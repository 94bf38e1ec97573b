import type { DatabaseGauge } from "#platform/telemetry/database-gauges"
import { UNFINISHED } from "../data/store/mirror-rows"

const ROWS: Record<string, string> = {
  waiting: UNFINISHED,
  parked: "state = 'parked'",
  credit: "state = 'credit'",
}

/** What of the shop isn't in the ERP, and whether the ERP is asked at all. */
export const ERP_GAUGES: DatabaseGauge[] = [
  ...Object.entries(ROWS).map(([state, where]) => ({
    name: "shop.erp.mirror.rows" as const,
    attributes: { "shop.erp.mirror.state": state },
    sql: `select count(*) from erp_mirror where ${where} and deleted_at is null`,
  })),
  {
    name: "shop.erp.mirror.oldest",
    sql: `select coalesce(extract(epoch from now() - min(started_at)), 0) from erp_mirror
           where ${UNFINISHED} and deleted_at is null`,
  },
  { name: "shop.erp.outage", sql: "select count(*) from erp_gate where reason in ('down', 'auth')" },
]
