import type { Socket } from "node:net"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { onSilence } from "#platform/silence"

/** A restarted database is back within this; who waits longer is better told to come again. Medusa's default is a minute. */
const ACQUIRE_MS = 10_000

/** What neither knex nor pg name in their types. Pinned to tarn 3 and pg 8. */
interface Pool {
  acquireTimeoutMillis: number
  used: Resource[]
  free: Resource[]
}
interface Resource {
  resource: { connection: { stream: Socket } }
}

/** How long a request waits for a connection to the database or for an answer from one that is silent, and where knex writes what it has to say. */
export function waitPatiently({ client }: Knex, logger: Logger) {
  const pool: Pool = client.pool
  pool.acquireTimeoutMillis = ACQUIRE_MS
  client.logger.warn = (message: string) => logger.warn(message)
  onSilence(() => {
    for (const { resource } of [...pool.used, ...pool.free]) resource.connection.stream.destroy()
  })
}
