import { useQuery } from "@tanstack/react-query"
import type { RentalPurpose } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

export const purposesQuery = pageQuery({
  queryKey: ["rental-purposes"],
  queryFn: ({ signal }) => http.get<RentalPurpose[]>("/products/rental-purposes/", { signal }),
  load: (data) => data.purposes(),
})

export const usePurposes = () => useQuery(purposesQuery)

/** Those that the page has anyway; nothing is asked for. */
export const useKnownPurposes = () => useQuery({ ...purposesQuery, enabled: false })
