import { queryOptions, useQuery } from "@tanstack/react-query"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { http } from "@/lib/http/http"

export const deliveryTypesQuery = queryOptions({
  queryKey: ["delivery-types"],
  queryFn: ({ signal }) => http.get<DeliveryType[]>("/products/deliverytypes/", { signal }),
})

export const useDeliveryTypes = () => useQuery(deliveryTypesQuery)
