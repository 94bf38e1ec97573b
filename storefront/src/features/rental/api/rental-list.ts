import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"

/** Rental products for a purpose; all of them for null. */
export const rentalListQuery = (purposeId: string | null) =>
  queryOptions({
    queryKey: ["rental-list", purposeId],
    queryFn: ({ signal }) =>
      http.get<ProductCard[]>("/products/rental/", { query: { purpose: purposeId ?? undefined }, signal }),
  })

/** While another purpose loads, the list before it stays. */
export const useRentalList = (purposeId: string | null) =>
  useQuery({ ...rentalListQuery(purposeId), placeholderData: keepPreviousData })
