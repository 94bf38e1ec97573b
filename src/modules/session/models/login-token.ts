import { model } from "@medusajs/framework/utils"

/** A signed-in browser. Only the token's SHA-256 is kept; ending the login deletes the row. */
export const LoginToken = model.define("session_login_token", {
  token_hash: model.text().primaryKey(),
  customer_id: model.text().index(),
  last_used_at: model.dateTime(),
})
