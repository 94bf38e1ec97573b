import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { withdrawInvitation } from "#shop/companies/commands/invite"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import type { OwnCompany } from "#shop/companies/wire/company-account"

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await withdrawInvitation(req.scope, customerId, req.params.id)
  res.json(await ownCompanyOf(req.scope, customerId))
}
