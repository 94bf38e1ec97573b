import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Profile as ProfileWire } from "#shop/accounts/wire/account"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"

export interface ActingCustomer {
  /** Company, or the person without one. */
  name: string
  /** ISO instant at which the login ends at the latest; null if the shop knows of no impersonation. */
  endsAt: string | null
}

const fromProfileWire = (wire: ProfileWire): ActingCustomer => ({
  name: wire.company_name || `${wire.first_name} ${wire.last_name}`,
  endsAt: wire.impersonation?.expires_at ?? null,
})

const ONE_MINUTE_MS = 60_000

/** In whose name this browser acts, by the shop's word; asked again each minute, so that the end is noticed. */
const actingCustomerQuery = queryOptions({
  queryKey: [PRIVATE, "acting-customer"],
  queryFn: ({ signal }) => http.get<ProfileWire>("/profile/", { signal }).then(fromProfileWire),
  refetchInterval: ONE_MINUTE_MS,
})

export const useActingCustomer = () => useQuery(actingCustomerQuery)
