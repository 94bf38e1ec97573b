import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { fromOrderWire } from "./from-order-wire"

export const ordersQuery = queryOptions({
  queryKey: [PRIVATE, "orders"],
  queryFn: ({ signal }) => http.get<OrderWire[]>("/orders/", { signal }).then((orders) => orders.map(fromOrderWire)),
  staleTime: 0,
})

export const useOrders = () => useQuery(ordersQuery)
