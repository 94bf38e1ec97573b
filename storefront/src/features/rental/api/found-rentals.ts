import type { RentalPeriod } from "@src/shop/rental/rules/rental-period"
import type { RentalOffer } from "@src/wire"
import { keepPreviousData, queryOptions, skipToken, useQuery } from "@tanstack/react-query"
import { http } from "../../../lib/http/http"

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

/** While another search is under way, what was found before stays. */
export const useFoundRentals = (search: Search) =>
  useQuery({ ...foundRentalsQuery(search), placeholderData: search.period ? keepPreviousData : undefined })
