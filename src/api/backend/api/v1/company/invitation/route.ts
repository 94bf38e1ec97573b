import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { acceptInvitation } from "#shop/companies/commands/accept"
import { previewInvitation } from "#shop/companies/queries/invitation-preview"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import {
  type CompanyInvitationPreview,
  companyInvitationToken,
  type OwnCompany,
} from "#shop/companies/wire/company-account"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyInvitationPreview>) => {
  const { token } = parse(companyInvitationToken, req.query)
  res.set("cache-control", "no-store").json(await previewInvitation(req.scope, token))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await acceptInvitation(req.scope, customerId, parse(companyInvitationToken, req.body).token)
  res.json(await ownCompanyOf(req.scope, customerId))
}
