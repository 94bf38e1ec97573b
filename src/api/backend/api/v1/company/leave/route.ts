import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { leaveCompany } from "#shop/companies/commands/members"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import type { OwnCompany } from "#shop/companies/wire/company-account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await leaveCompany(req.scope, customerId)
  res.json(await ownCompanyOf(req.scope, customerId))
}
