import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { inject } from "vitest"
import { asAdministrator, databaseUrl } from "./database"

/** Of the worker: files of two run at the same time. */
const nameOf = (module: string) => `${module}_module_${process.env.VITEST_POOL_ID}`

/** A pool of its own, as another process has. */
export const connectTo = (module: string): Knex =>
  knex({
    client: "pg",
    connection: databaseUrl(inject("postgresUrl"), nameOf(module)),
    pool: { min: 0, max: 10 },
  })

/** A database for a module alone, which has nothing in it yet. */
export async function emptyDatabase(module: string): Promise<Knex> {
  await asAdministrator(inject("postgresUrl"), async (client) => {
    await client.query(`drop database if exists ${nameOf(module)} with (force)`)
    await client.query(`create database ${nameOf(module)}`)
  })
  return connectTo(module)
}
