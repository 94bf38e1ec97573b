import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Alternatives } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { http } from "@/lib/http/http"

export interface PeriodOfProduct {
  productId: string
  deliveryId: string
  period: RentalPeriod
}

/** True at its moment only, as bookings are. */
const alternativesQuery = ({ productId, deliveryId, period }: PeriodOfProduct) =>
  queryOptions({
    queryKey: ["alternatives", productId, deliveryId, period],
    queryFn: ({ signal }) =>
      http.get<Alternatives>(`/products/alternatives/${productId}/`, {
        query: { from: period.start, to: period.end, delivery: deliveryId },
        signal,
      }),
    staleTime: 0,
  })

export const useAlternatives = (asked: PeriodOfProduct) => useQuery(alternativesQuery(asked))
