import path from "node:path"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { inject } from "vitest"
import { asAdministrator, databaseUrl } from "#tests/harness/database"
import { migrate } from "#tests/harness/module-migrations"
import "#platform/calendar-day-columns"
import { insertOrderRow } from "../../store/mirror-rows"

/** Of the worker: files of two run at the same time. */
const DATABASE = `erp_module_${process.env.VITEST_POOL_ID}`

/** A database with nothing but the erp module's tables, made by its migrations. */
export async function freshErpDatabase(): Promise<Knex> {
  const server = inject("postgresUrl")
  await asAdministrator(server, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE}`)
  })
  const db = knex({ client: "pg", connection: databaseUrl(server, DATABASE), pool: { min: 0, max: 10 } })
  await migrate(db, path.join(import.meta.dirname, "../../migrations"))
  return db
}

/** No rows, and an ERP that may be asked. */
export async function emptyTables(db: Knex): Promise<void> {
  await db.raw("truncate erp_mirror, erp_contact, erp_invoice, erp_invoice_notice, erp_task")
  await db("erp_gate").update({ reason: null, closed_until: null, failures: 0, alarmed_at: null })
}

/** A due row of an order, the oldest first as they are written. */
export const withOrder = (db: Knex, orderId: string, customerId = "cus_1") =>
  insertOrderRow(db, { orderId, customerId, lease: null })
