import { model } from "@medusajs/framework/utils"

/** An invoice as the ERP last told it; `id` is the ERP's own. `total` and `received` in Rappen, VAT included. */
export const ErpInvoice = model.define("erp_invoice", {
  id: model.text().primaryKey(),
  /** Null for one that staff wrote in the ERP themselves. */
  order_id: model.text().nullable(),
  /** Who may see it; null while its contact stands for no customer, or for several. */
  customer_id: model.text().nullable(),
  contact_id: model.text(),
  number: model.text(),
  title: model.text(),
  state: model.enum(["draft", "open", "partial", "paid", "cancelled"]),
  date: model.text(),
  due_date: model.text(),
  /** Of its lines without VAT, and the VAT on it; null for one that the ERP hasn't told of since they are kept. */
  net: model.number().nullable(),
  vat: model.number().nullable(),
  total: model.number(),
  received: model.number(),
  /** What of `received` credit notes took off; null until the ERP tells. */
  vouchers: model.number().nullable(),
  positions: model.json(),
  changed_at: model.text(),
})
