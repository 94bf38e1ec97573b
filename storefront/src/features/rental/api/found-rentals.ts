import { queryOptions, skipToken, useQuery } from "@tanstack/react-query"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { http } from "@/lib/http/http"

interface Search {
  purposeId: string | null
  period: RentalPeriod | null
  deliveryTypeId: string | undefined
}

/** Every device of a purpose with whether it is free; never kept as current, as bookings aren't. Idle without a period. */
const foundRentalsQuery = ({ purposeId, period, deliveryTypeId: delivery }: Search) =>
  queryOptions({
    queryKey: ["found-rentals", purposeId, period, delivery],
    queryFn: period
      ? ({ signal }) =>
          http.get<RentalOffer[]>("/products/rental/", {
            query: { purpose: purposeId ?? undefined, from: period.start, to: period.end, delivery },
            signal,
          })
      : skipToken,
    staleTime: 0,
  })

/** Nothing while the search is under way: what is free and what it costs holds for one period and one delivery. */
export const useFoundRentals = (search: Search) => useQuery(foundRentalsQuery(search))
