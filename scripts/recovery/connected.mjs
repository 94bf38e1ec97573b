import { createRequire } from "node:module"

const { Client } = createRequire(import.meta.url)("pg")

const CONNECT_MS = 8_000

/** Does `work` on a connection of its own. @throws the error of the connection or of a query */
export async function connected(databaseUrl, work) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS })
  client.on("error", () => undefined) // a lost connection fails the query
  await client.connect()
  return work(client).finally(() => client.end())
}

/** @returns the first row */
export const firstRow = (databaseUrl, text) =>
  connected(databaseUrl, async (client) => (await client.query(text)).rows[0])
