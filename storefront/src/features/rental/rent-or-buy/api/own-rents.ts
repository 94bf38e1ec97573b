import { queryOptions, useQuery } from "@tanstack/react-query"
import { fromWireMoney } from "#kernel/money"
import type { OwnRents } from "#shop/orders/wire/own-rents"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { useIsSignedIn } from "@/lib/session/session"

const ownRentsQuery = (productId: string) =>
  queryOptions({
    queryKey: [PRIVATE, "rents", productId],
    queryFn: ({ signal }) => http.get<OwnRents>(`/orders/rents/${productId}/`, { signal, isOptional: true }),
  })

/** What the signed-in customer's rents of the product come to; 0 for everybody else, and while it isn't known. */
export function useOwnRents(productId: string) {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...ownRentsQuery(productId), enabled: isSignedIn })
  return isSignedIn && data ? fromWireMoney(data.rents) : 0
}
