import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"

/** Null for a product that doesn't exist. */
export const rentalProductQuery = (slug: string) =>
  queryOptions({
    queryKey: ["rental-product", slug],
    queryFn: ({ signal }): Promise<ProductDetail | null> =>
      http.get<ProductDetail>(`/products/rental/${encodeURIComponent(slug)}`, { signal }).catch(nullWhereMissing),
  })

export const useRentalProduct = (slug: string) => useQuery(rentalProductQuery(slug))
