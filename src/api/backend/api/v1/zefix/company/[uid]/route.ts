import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CompanyDetail } from "../../../../../../../contract"
import { parseUid } from "../../../../../../../domain/uid"
import { companyByUid } from "../../../../../../../queries/companies"
import { countCompanySearch } from "../../../../../../http/company-search-limit"
import { notFound } from "../../../../../../http/errors"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyDetail>) => {
  const uid = parseUid(req.params.uid)
  if (!uid) throw notFound()
  await countCompanySearch(req)
  const company = await companyByUid(req.scope, uid)
  if (!company) throw notFound()
  res.json(company)
}
