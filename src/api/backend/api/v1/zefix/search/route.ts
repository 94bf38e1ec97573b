import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findCompanies } from "../../../../../../shop/accounts/queries/companies"
import { type CompanyMatches, companySearchQuery } from "../../../../../../wire"
import { countCompanySearch } from "../../../../../http/limits/company-search-limit"
import { parse } from "../../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyMatches>) => {
  const { query } = parse(companySearchQuery, req.query)
  await countCompanySearch(req)
  res.json(await findCompanies(req.scope, query))
}
