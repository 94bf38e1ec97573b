import { model } from "@medusajs/framework/utils"

/** One change by staff. `before` and `after` hold what the action is about, null where there was or is nothing. */
export const AuditEntry = model.define("audit_entry", {
  id: model.id({ prefix: "aud" }).primaryKey(),
  staff_id: model.text(),
  /** What was done, such as `rental.block`. */
  action: model.text(),
  subject_type: model.text(),
  subject_id: model.text(),
  before: model.json().nullable(),
  after: model.json().nullable(),
  /** Of the answer, for what was done through Medusa's own routes; 0 while unknown, null for our own changes. */
  status: model.number().nullable(),
})
