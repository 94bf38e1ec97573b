import { useQuery } from "@tanstack/react-query"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

export const deliveryTypesQuery = pageQuery({
  queryKey: ["delivery-types"],
  queryFn: ({ signal }) => http.get<DeliveryType[]>("/products/deliverytypes/", { signal }),
  load: (data) => data.deliveryTypes(),
})

export const useDeliveryTypes = () => useQuery(deliveryTypesQuery)
