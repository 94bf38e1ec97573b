import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "../harness"

const OF_THE_SHOP = `dbid = (select oid from pg_database where datname = current_database())
  and query !~* 'pgboss|pg_stat_statements|^(begin|commit|rollback|listen)'`

async function counted(act: () => Promise<unknown>) {
  await sql("create extension if not exists pg_stat_statements")
  await sql("select pg_stat_statements_reset()")
  await act()
  await sleep(50)
}

/** What the shop sends by itself, such as the rounds of its mirror: the statements' ids in 5 s without a visitor. */
export async function ownStatements(): Promise<string[]> {
  await counted(() => sleep(5000))
  const rows = await sql<{ id: string }>(`select queryid::text as id from pg_stat_statements where ${OF_THE_SHOP}`)
  return rows.map(({ id }) => id)
}

const COUNTED_RUNS = 3

/** The fewest statements of some runs: the shop's rarer rounds add to some of them. @param prepare runs before each, uncounted */
export async function fewestStatements(
  act: () => Promise<unknown>,
  own: readonly string[],
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const counts: number[] = []
  for (let run = 0; run < COUNTED_RUNS; run++) {
    await prepare()
    counts.push(await statementsDuring(act, own))
  }
  return Math.min(...counts)
}

/** SQL statements that the shop sends while `act` runs, without its own and those of the job queue's polling. */
async function statementsDuring(act: () => Promise<unknown>, own: readonly string[]): Promise<number> {
  await counted(act)
  const [{ calls }] = await sql(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where ${OF_THE_SHOP} and queryid <> all($1::text[]::bigint[])`,
    [...own],
  )
  return calls
}
