import type { DeliveryType } from "@contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { http } from "../../../lib/http"

export const deliveryTypesQuery = queryOptions({
  queryKey: ["delivery-types"],
  queryFn: ({ signal }) => http.get<DeliveryType[]>("/products/deliverytypes/", { signal }),
})

export const useDeliveryTypes = () => useQuery(deliveryTypesQuery)
