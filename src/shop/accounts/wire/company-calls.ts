import { get, tagged } from "#platform/openapi/call"
import { companyDetail, companyMatches, companySearchQuery } from "./company"

export const companyCalls = tagged("companies", [
  get(
    "searchCompanyRegister",
    "/zefix/search/",
    "Active companies of the register whose name begins so, or the one with this number",
    {
      query: companySearchQuery,
      answer: companyMatches,
      refusals: [400, 429, 503],
    },
  ),
  get("getRegisteredCompany", "/zefix/company/{uid}/", "A company of the register by its number", {
    answer: companyDetail,
    refusals: [429, 503],
  }),
])
