import { model } from "@medusajs/framework/utils"

/**
 * A staff member's link to act in a customer's name: works once, until `expires_at`. Only the SHA-256 of its secret is
 * kept. `session_expires_at` is the end of the login it was exchanged for, at the latest.
 */
export const Impersonation = model.define("session_impersonation", {
  id: model.id({ prefix: "simp" }).primaryKey(),
  token_hash: model.text().unique(),
  customer_id: model.text().index(),
  staff_id: model.text(),
  reason: model.text(),
  expires_at: model.dateTime(),
  used_at: model.dateTime().nullable(),
  session_expires_at: model.dateTime().nullable(),
})
