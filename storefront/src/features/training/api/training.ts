import type { ProductDetail } from "@src/wire"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { http } from "../../../lib/http/http"

export const trainingQuery = queryOptions({
  queryKey: ["training"],
  queryFn: ({ signal }) => http.get<ProductDetail[]>("/products/education/", { signal }),
})

export const useTraining = () => useQuery(trainingQuery)
