import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { countCompanySearch } from "#api/http/limits/company-search-limit"
import { parse } from "#api/http/parse"
import { findCompanies } from "#shop/accounts/queries/companies"
import { type CompanyMatches, companySearchQuery } from "#shop/accounts/wire/company"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyMatches>) => {
  const { query } = parse(companySearchQuery, req.query)
  await countCompanySearch(req)
  res.json(await findCompanies(req.scope, query))
}
