import pg from "pg"
import PgBoss from "pg-boss"

/**
 * Lets the time pass after which the queue takes back jobs of processes that died. To be called while no process lives;
 * taking back is the queue's own, only its clock is pushed.
 */
export async function letJobsExpire(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  const boss = new PgBoss({ connectionString: databaseUrl, migrate: false, supervise: false, schedule: false })
  await client.connect()
  await boss.start()
  try {
    await client.query("update pgboss.job set started_on = started_on - interval '1 day' where state = 'active'")
    await boss.expire()
    await client.query("update pgboss.job set start_after = now() where state = 'retry'")
  } finally {
    await boss.stop({ graceful: false })
    await client.end()
  }
}
