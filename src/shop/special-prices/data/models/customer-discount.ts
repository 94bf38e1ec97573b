import { model } from "@medusajs/framework/utils"

/** What a customer or a company pays less than the list says: for everything, a kind of products or one product. Goes with either. */
export const CustomerDiscount = model.define("customer_discount", {
  id: model.id({ prefix: "disc" }).primaryKey(),
  /** Whose it is: a customer's or a company's. */
  customer_id: model.text().nullable(),
  company_id: model.text().nullable(),
  kind: model.text().nullable(),
  product_id: model.text().nullable(),
  permille: model.number(),
  /** Days in Switzerland, both inclusive. */
  valid_from: model.text().nullable(),
  valid_until: model.text().nullable(),
  reason: model.text(),
})
