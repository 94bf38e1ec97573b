import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomer, requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { foundCompany } from "#shop/companies/commands/found"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import { foundCompanyBody, type OwnCompany } from "#shop/companies/wire/company-account"

export const GET = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await ownCompanyOf(req.scope, customerId))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { company_uid: companyUid } = parse(foundCompanyBody, req.body)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("found-company", settings.limits.foundCompany, customerId))
  await foundCompany(req.scope, { customerId, companyUid })
  res.status(201).json(await ownCompanyOf(req.scope, customerId))
}
