import { once } from "node:events"
import fs from "node:fs"
import readline from "node:readline"

const ROWS_AT_A_TIME = 1_000

/** Every table with rows of its own: a partition's rows are its parent's. */
const TABLES = `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)' order by 1, 2`

/** What is stored, not computed. */
const COLUMNS = `select attname as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where last_value is not null`

const quoted = (name) => `"${name.replaceAll('"', '""')}"`
const full = ({ schema, name }) => `${quoted(schema)}.${quoted(name)}`

export const tablesOf = async (client) => (await client.query(TABLES)).rows

async function columnsOf(client, table) {
  const { rows } = await client.query(COLUMNS, [full(table)])
  return rows.map(({ name }) => quoted(name)).join(", ")
}

/**
 * Writes a table's rows, one JSON object per line as PostgreSQL writes it: nothing passes through a number of ours.
 * To be called within a transaction, whose moment it shows. @returns how many there are
 */
export async function dumpTable(client, table, file) {
  const out = fs.createWriteStream(file)
  const columns = await columnsOf(client, table)
  await client.query(
    `declare rows cursor for select row_to_json(r)::text as line from (select ${columns} from ${full(table)}) r`,
  )
  let count = 0
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_A_TIME} from rows`)
    if (rows.length === 0) break
    count += rows.length
    if (!out.write(rows.map(({ line }) => `${line}\n`).join(""))) await once(out, "drain")
  }
  await client.query("close rows")
  out.end()
  await once(out, "finish")
  return count
}

/** Puts the rows of such a file into the table. @returns how many */
export async function loadTable(client, table, file) {
  const columns = await columnsOf(client, table)
  const text = `insert into ${full(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${full(table)}, $1)`
  let lines = []
  let count = 0
  const flush = async () => {
    if (lines.length > 0) await client.query(text, [`[${lines.join(",")}]`])
    count += lines.length
    lines = []
  }
  for await (const line of readline.createInterface({
    input: fs.createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    lines.push(line)
    if (lines.length === ROWS_AT_A_TIME) await flush()
  }
  await flush()
  return count
}

export const sequencesOf = async (client) => (await client.query(SEQUENCES)).rows

export const emptyTables = (client, tables) => client.query(`truncate ${tables.map(full).join(", ")}`)
