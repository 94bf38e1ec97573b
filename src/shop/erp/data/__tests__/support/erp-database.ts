import path from "node:path"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { emptyDatabase } from "#tests/harness/module-database"
import { migrate } from "#tests/harness/module-migrations"
import "#platform/calendar-day-columns"
import { insertOrderRow } from "../../store/mirror-rows"

/** A database with nothing but the erp module's tables, made by its migrations. */
export async function freshErpDatabase(): Promise<Knex> {
  const db = await emptyDatabase("erp")
  await migrate(db, path.join(import.meta.dirname, "../../migrations"))
  return db
}

/** No rows, and an ERP that may be asked. */
export async function emptyTables(db: Knex): Promise<void> {
  await db.raw("truncate erp_mirror, erp_contact, erp_invoice, erp_invoice_notice, erp_task")
  await db("erp_gate").update({ reason: null, closed_until: null, failures: 0, alarmed_at: null })
}

/** A due row of an order, the oldest first as they are written. */
export const withOrder = async (db: Knex, orderId: string, customerId = "cus_1") =>
  (await insertOrderRow(db, { orderId, customerId, lease: null })).rows[0]
