import { model } from "@medusajs/framework/utils"

/** An order that was placed for a company: its members see it, whoever of them placed it. */
export const CompanyOrder = model.define("company_order", {
  order_id: model.text().primaryKey(),
  company_id: model.text().index(),
})
