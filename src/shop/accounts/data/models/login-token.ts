import { model } from "@medusajs/framework/utils"

/**
 * A signed-in browser. Only the token's SHA-256 is kept; ending the login deletes the row. A login of staff who act for
 * the customer names its impersonation and ends at `expires_at`, whatever its use.
 */
export const LoginToken = model.define("session_login_token", {
  token_hash: model.text().primaryKey(),
  customer_id: model.text().index(),
  last_used_at: model.dateTime(),
  impersonation_id: model.text().index().nullable(),
  expires_at: model.dateTime().nullable(),
})
