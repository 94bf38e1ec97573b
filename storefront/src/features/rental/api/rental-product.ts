import type { ProductDetail } from "@contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { ApiError } from "../../../lib/api-error"
import { http } from "../../../lib/http"

const nullWhereMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** Null for a product that doesn't exist. */
export const rentalProductQuery = (slug: string) =>
  queryOptions({
    queryKey: ["rental-product", slug],
    queryFn: ({ signal }): Promise<ProductDetail | null> =>
      http.get<ProductDetail>(`/products/rental/${encodeURIComponent(slug)}`, { signal }).catch(nullWhereMissing),
  })

export const useRentalProduct = (slug: string) => useQuery(rentalProductQuery(slug))
