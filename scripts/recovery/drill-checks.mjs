import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { tablesOf } from "../backup/tables.mjs"
import { StartError } from "../lib/start-error.mjs"
import { walFolder } from "./archive.mjs"
import { connected } from "./connected.mjs"

/** What the shop promises to lose at most. */
const MOST_LOST_SECONDS = 60

/** Rows that nobody takes away: what is missing of them was lost. */
const FACTS = [
  { what: "Orders", table: '"order"' },
  { what: "Log of staff", table: "audit_entry" },
]

async function factsOf(client) {
  const facts = []
  for (const { what, table } of FACTS) {
    const { rows } = await client.query("select to_regclass($1) is not null as exists", [table])
    if (!rows[0].exists) continue
    const found = await client.query(`select count(*)::int as count, max(created_at) as newest from ${table}`)
    facts.push({ what, count: found.rows[0].count, newest: found.rows[0].newest?.toISOString() })
  }
  return facts
}

/**
 * What the running database has, then a change that touches no table, and the segment of the log that it is in.
 * @returns undefined if there is no running database
 */
export async function markedMoment(databaseUrl) {
  try {
    return await connected(databaseUrl, async (client) => {
      const facts = await factsOf(client)
      await client.query("select pg_logical_emit_message(true, 'drill', '')")
      const { rows } = await client.query(
        "select clock_timestamp() as at, pg_walfile_name(pg_current_wal_insert_lsn()) as segment",
      )
      return { ...rows[0], facts }
    })
  } catch (error) {
    if (/^E[A-Z_]+$/.test(error.code)) return undefined // the system's: refused, unknown host
    throw error
  }
}

/** @returns seconds since the change @throws StartError if it takes longer than what may be lost */
export async function untilArchived(archive, { segment }) {
  const startedAtMs = performance.now()
  const file = path.join(walFolder(archive), `${segment}.gz`)
  while (!fs.existsSync(file)) {
    if (performance.now() - startedAtMs > MOST_LOST_SECONDS * 1_000)
      throw new StartError(
        `A change of now isn't in the archive after ${MOST_LOST_SECONDS} s: npm run base-backup -- --check`,
      )
    await sleep(200)
  }
  return Math.ceil((performance.now() - startedAtMs) / 1_000)
}

/** Every row from its page, whose checksum PostgreSQL compares: indexes would tell the number without it. */
export const readAll = (databaseUrl) =>
  connected(databaseUrl, async (client) => {
    await client.query("set enable_indexonlyscan = off; set enable_indexscan = off; set enable_bitmapscan = off")
    const tables = await tablesOf(client)
    let rows = 0
    for (const { schema, name } of tables)
      rows += (await client.query(`select count(*)::int as count from "${schema}"."${name}"`)).rows[0].count
    const last = await client.query("select pg_last_xact_replay_timestamp() as at")
    return { tables: tables.length, rows, lastChange: last.rows[0].at?.toISOString(), facts: await factsOf(client) }
  })

/** @throws StartError naming what the running database had at the marked moment and the archive hasn't */
export function requireNothingMissing(moment, found) {
  const isMissing = (fact) => {
    const other = found.facts.find(({ what }) => what === fact.what)
    return !other || other.count < fact.count || (other.newest ?? "") < (fact.newest ?? "")
  }
  const missing = moment.facts.filter(isMissing).map(({ what, count, newest }) => `${what}: ${count}, ${newest}`)
  if (missing.length > 0) throw new StartError(`The running database had more: ${missing.join("; ")}`)
}
