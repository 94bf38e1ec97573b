import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { changeRight, removeMember } from "#shop/companies/commands/members"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import { companyMemberBody, type OwnCompany } from "#shop/companies/wire/company-account"

export const PUT = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await changeRight(req.scope, customerId, req.params.id, parse(companyMemberBody, req.body).right)
  res.json(await ownCompanyOf(req.scope, customerId))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await removeMember(req.scope, customerId, req.params.id)
  res.json(await ownCompanyOf(req.scope, customerId))
}
