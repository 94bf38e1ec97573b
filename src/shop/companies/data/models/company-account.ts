import { model } from "@medusajs/framework/utils"

/** A company's account, by its number in the register. */
export const CompanyAccount = model.define("company_account", {
  id: model.id({ prefix: "company" }).primaryKey(),
  /** As the register names it. */
  name: model.text(),
  /** As people write it: CHE-109.322.551. */
  uid: model.text().unique(),
  /** In Rappen; what costs more waits for who manages. Null: nothing does. */
  order_limit: model.number().nullable(),
})
