import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ProductCard, ProductKind } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"

export const productListQuery = (kind: ProductKind) =>
  queryOptions({
    queryKey: ["product-list", kind],
    queryFn: ({ signal }) => http.get<ProductCard[]>(`/products/${kind}/`, { signal }),
  })

export const useProductList = (kind: ProductKind) => useQuery(productListQuery(kind))
