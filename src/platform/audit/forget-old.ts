import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "#platform/clock"

/** As long as business records are kept. @see docs/decisions/121-medusas-own-pages.md */
const KEPT_YEARS = 10

/** @returns how many entries were deleted */
export async function forgetOldAudit(db: Knex): Promise<number> {
  const before = now()
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
  return db("audit_entry").where("created_at", "<", before).delete()
}
