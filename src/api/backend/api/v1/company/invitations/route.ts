import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { inviteColleague } from "#shop/companies/commands/invite"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import { companyInvitationBody, type OwnCompany } from "#shop/companies/wire/company-account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const body = parse(companyInvitationBody, req.body)
  const { companyInvitations, companyInvitationsPerEmail } = settings.limits
  await countAttempt(
    req.scope.resolve<SessionModuleService>(SESSION_MODULE),
    limitRule("company-invitations", companyInvitations, customerId),
    limitRule("company-invitations-email", companyInvitationsPerEmail, body.email.toLowerCase()),
  )
  await inviteColleague(req.scope, { customerId, ...body })
  res.status(201).json(await ownCompanyOf(req.scope, customerId))
}
