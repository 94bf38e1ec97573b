import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "../harness"

/** SQL statements that the shop sends while `act` runs; those of the job queue's polling don't count. */
export async function statementsDuring(act: () => Promise<unknown>): Promise<number> {
  await sql("create extension if not exists pg_stat_statements")
  await sql("select pg_stat_statements_reset()")
  await act()
  await sleep(50)
  const [{ calls }] = await sql(`select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query !~* 'pgboss|pg_stat_statements|^(begin|commit|rollback|listen)'`)
  return calls
}
