import { createRequire } from "node:module"

const require = createRequire(import.meta.url)

const CONNECT_MS = 8_000

/** Does `work` on a connection of its own; the driver is loaded then, as starts import this before they install it. @throws the error of the connection or of a query */
export async function connected(databaseUrl, work) {
  const { Client } = require("pg")
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS })
  client.on("error", () => undefined) // a lost connection fails the query
  await client.connect()
  return work(client).finally(() => client.end())
}

/** @returns the first row */
export const firstRow = (databaseUrl, text) =>
  connected(databaseUrl, async (client) => (await client.query(text)).rows[0])
