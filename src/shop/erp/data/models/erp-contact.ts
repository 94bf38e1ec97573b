import { model } from "@medusajs/framework/utils"

/** The contact that a customer is in the ERP; null while it is not known or being made. */
export const ErpContact = model.define("erp_contact", {
  customer_id: model.text().primaryKey(),
  contact_id: model.text().nullable(),
  lease_token: model.text().nullable(),
  lease_until: model.dateTime().nullable(),
  doubt_lookups: model.number().nullable(),
  doubt_at: model.dateTime().nullable(),
})
