import { useQuery } from "@tanstack/react-query"
import { fromWireMoney, type Rappen } from "#kernel/money"
import { needsApproval } from "#shop/companies/rules/order-limit"
import type { OwnCompany } from "#shop/companies/wire/company-account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"

/** The limit of the customer's company that an order is above, if a colleague has to approve it; null else, or while it can't be asked. */
export function useLimitBelow(total: Rappen): Rappen | null {
  const { data } = useQuery({
    queryKey: [PRIVATE, "company"],
    queryFn: ({ signal }) => http.get<OwnCompany>("/company/", { signal }),
    retry: false,
  })
  if (!data?.company?.order_limit) return null
  const orderLimit = fromWireMoney(data.company.order_limit)
  return needsApproval({ right: data.company.right, orderLimit }, total) ? orderLimit : null
}
