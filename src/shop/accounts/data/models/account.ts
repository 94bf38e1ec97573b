import { model } from "@medusajs/framework/utils"

/**
 * What a Medusa customer lacks to be a business account of the shop. Name, company and phone live in the customer.
 * `email` is the login, in lower case, unique; staff alone can change it.
 */
export const Account = model.define("session_account", {
  customer_id: model.text().primaryKey(),
  email: model.text().unique(),
  sector: model.text(),
  address: model.text(),
  postalcode: model.text(),
  city: model.text(),
  company_uid: model.text().nullable(),
  activated_at: model.dateTime().nullable(),
  /** A link sent to `email` was followed then; null again once staff have changed it. */
  email_proved_at: model.dateTime().nullable(),
  last_password_change: model.dateTime().nullable(),
  /** Set by staff: nobody logs in any more, running logins have ended. */
  deactivated_at: model.dateTime().nullable(),
})
