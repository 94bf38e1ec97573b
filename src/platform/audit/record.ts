import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"

export interface AuditRecord {
  staffId: string
  /** What was done, such as `rental.block`. */
  action: string
  subject: { type: string; id: string }
  before: object | null
  after: object | null
}

/** Keeps who changed what, if and only if the transaction of the change commits. */
export async function recordAudit(trx: Knex.Transaction, { staffId, action, subject, before, after }: AuditRecord) {
  const at = now()
  await trx("audit_entry").insert({
    id: generateEntityId(undefined, "aud"),
    staff_id: staffId,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    created_at: at,
    updated_at: at,
  })
}
