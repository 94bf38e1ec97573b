import { model } from "@medusajs/framework/utils"
import { RIGHTS } from "../../rules/rights"

/** A login that belongs to a company: to one at most. */
export const CompanyMember = model.define("company_member", {
  customer_id: model.text().primaryKey(),
  company_id: model.text().index(),
  right: model.enum([...RIGHTS]),
})
