import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { countCompanySearch } from "#api/http/limits/company-search-limit"
import { parseUid } from "#kernel/uid"
import { notFound } from "#platform/refusal"
import { companyByUid } from "#shop/accounts/queries/companies"
import type { CompanyDetail } from "#shop/accounts/wire/company"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyDetail>) => {
  const uid = parseUid(req.params.uid)
  if (!uid) throw notFound()
  await countCompanySearch(req)
  const company = await companyByUid(req.scope, uid)
  if (!company) throw notFound()
  res.json(company)
}
