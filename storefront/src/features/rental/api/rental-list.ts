import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Rental products for a purpose; all of them for null. */
export const rentalListQuery = (purposeId: string | null) =>
  pageQuery({
    queryKey: ["rental-list", purposeId],
    queryFn: ({ signal }) =>
      http.get<ProductCard[]>("/products/rental/", { query: { purpose: purposeId ?? undefined }, signal }),
    load: async (data) => (await data.rentalList(purposeId ?? undefined)) ?? [],
    source: { kind: "rental" },
  })

/** While another purpose loads, the list before it stays. */
export const useRentalList = (purposeId: string | null, isWanted = true) =>
  useQuery({ ...rentalListQuery(purposeId), placeholderData: keepPreviousData, enabled: isWanted })
