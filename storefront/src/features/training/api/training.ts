import { useQuery } from "@tanstack/react-query"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

export const trainingQuery = pageQuery({
  queryKey: ["training"],
  queryFn: ({ signal }) => http.get<ProductDetail[]>("/products/education/", { signal }),
  load: (data) => data.educationList(),
  source: { kind: "education" },
})

export const useTraining = () => useQuery(trainingQuery)
