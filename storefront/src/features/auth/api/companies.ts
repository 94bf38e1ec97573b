import { queryOptions } from "@tanstack/react-query"
import type { CompanyDetail, CompanyMatches, CompanyRow } from "#shop/accounts/wire/company"
import { http } from "@/lib/http/http"
import { type Company, companyFromDetail, companyFromRow } from "../company"

/** Companies of the register by name or number. */
export const companiesQuery = (query: string) =>
  queryOptions({
    queryKey: ["companies", query],
    queryFn: ({ signal }) => http.get<CompanyMatches>("/zefix/search/", { query: { query }, signal }),
    retry: false,
  })

/** The company of a row with its address; what the row says when the register doesn't answer (spec "customer area" §8). */
export const companyOf = (row: CompanyRow): Promise<Company> =>
  http
    .get<CompanyDetail>(`/zefix/company/${encodeURIComponent(row.uid_raw)}/`)
    .then(companyFromDetail)
    .catch(() => companyFromRow(row))
