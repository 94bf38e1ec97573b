import { model } from "@medusajs/framework/utils"
import { RIGHTS } from "../../rules/rights"

/** An e-mail, in lower case, that is asked to join. Its link carries a signature of the id and is stored nowhere. */
export const CompanyInvitation = model.define("company_invitation", {
  id: model.id({ prefix: "cinv" }).primaryKey(),
  company_id: model.text(),
  email: model.text().index(),
  right: model.enum([...RIGHTS]),
  invited_by: model.text(),
  expires_at: model.dateTime(),
  accepted_at: model.dateTime().nullable(),
})
