import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"

export const trainingQuery = queryOptions({
  queryKey: ["training"],
  queryFn: ({ signal }) => http.get<ProductDetail[]>("/products/education/", { signal }),
})

export const useTraining = () => useQuery(trainingQuery)
