import { model } from "@medusajs/framework/utils"

/** What a customer pays less than the list says: for everything, a kind of products or one product. Goes with the account. */
export const CustomerDiscount = model.define("customer_discount", {
  id: model.id({ prefix: "disc" }).primaryKey(),
  customer_id: model.text(),
  kind: model.text().nullable(),
  product_id: model.text().nullable(),
  permille: model.number(),
  /** Days in Switzerland, both inclusive. */
  valid_from: model.text().nullable(),
  valid_until: model.text().nullable(),
  reason: model.text(),
})
