import pg from "pg"
import { target } from "./target"

let client: pg.Client | undefined

/** Looks into, or changes, the database behind the running shop: `await sql("select … where id = $1", id)`. */
export async function sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, ...values: unknown[]) {
  client ??= await connected()
  const result = await client.query<Row>(text, values)
  return result.rows
}

async function connected() {
  const fresh = new pg.Client(target().databaseUrl)
  await fresh.connect()
  return fresh
}

export async function closeSql() {
  await client?.end()
  client = undefined
}
