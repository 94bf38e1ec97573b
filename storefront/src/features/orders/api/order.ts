import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { fromOrderWire } from "./from-order-wire"

export const orderQuery = (id: string, isOptional = false) =>
  queryOptions({
    queryKey: [PRIVATE, "orders", id],
    queryFn: ({ signal }) =>
      http.get<OrderWire>(`/orders/${encodeURIComponent(id)}/`, { signal, isOptional }).then(fromOrderWire),
    staleTime: 0,
  })

export const useOrder = (id: string, isOptional?: boolean) => useQuery(orderQuery(id, isOptional))
