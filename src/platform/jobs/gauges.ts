import type { DatabaseGauge } from "../telemetry/database-gauges"

const WAITS = "state < 'active'"
const JOBS: Record<string, string> = {
  waiting: `${WAITS} and start_after <= now()`,
  put_off: `${WAITS} and start_after > now()`,
  active: "state = 'active'",
  failed: "state = 'failed'",
}

/** Jobs of all queues. What has failed for good goes to the archive after a day. */
export const JOB_GAUGES: DatabaseGauge[] = [
  ...Object.entries(JOBS).map(([state, where]) => ({
    name: "shop.jobs" as const,
    attributes: { "shop.job.state": state },
    sql: `select count(*) from pgboss.job where ${where}`,
  })),
  {
    name: "shop.jobs.oldest",
    sql: `select coalesce(extract(epoch from now() - min(created_on)), 0) from pgboss.job where ${WAITS}`,
  },
]
