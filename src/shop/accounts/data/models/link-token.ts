import { model } from "@medusajs/framework/utils"

/** The secret of a link sent by mail: works once, until `expires_at`. Only its SHA-256 is kept. */
export const LinkToken = model.define("session_link_token", {
  token_hash: model.text().primaryKey(),
  customer_id: model.text().index(),
  purpose: model.enum(["activation", "reset"]),
  expires_at: model.dateTime(),
  used_at: model.dateTime().nullable(),
})
