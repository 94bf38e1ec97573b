import type { DeliveryType } from "@src/wire"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { http } from "../../../lib/http/http"

export const deliveryTypesQuery = queryOptions({
  queryKey: ["delivery-types"],
  queryFn: ({ signal }) => http.get<DeliveryType[]>("/products/deliverytypes/", { signal }),
})

export const useDeliveryTypes = () => useQuery(deliveryTypesQuery)
