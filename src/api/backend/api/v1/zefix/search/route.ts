import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type CompanyMatches, companySearchQuery } from "../../../../../../contract"
import { findCompanies } from "../../../../../../queries/companies"
import { countCompanySearch } from "../../../../../http/company-search-limit"
import { parse } from "../../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyMatches>) => {
  const { query } = parse(companySearchQuery, req.query)
  await countCompanySearch(req)
  res.json(await findCompanies(req.scope, query))
}
