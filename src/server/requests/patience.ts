import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"

/** A restarted database is back within this; who waits longer is better told to come again. Medusa's default is a minute. */
const ACQUIRE_MS = 10_000

/** How long a request waits for a connection to the database, and where knex writes what it has to say. */
export function waitPatiently({ client }: Knex, logger: Logger) {
  client.pool.acquireTimeoutMillis = ACQUIRE_MS
  client.logger.warn = (message: string) => logger.warn(message)
}
