import type { RentalPeriod } from "@domain/rental-period"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { http } from "../../../lib/http"
import type { CartLine } from "./cart"
import { refreshCart } from "./refresh-cart"

/** Replaces a period that was taken meanwhile by one the shop has proposed; the line keeps its delivery and service. */
export function useChangePeriod() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ line, period }: { line: CartLine; period: RentalPeriod }) =>
      http.put(`/cart/${line.category}/${line.id}/`, {
        rentalstartdate: period.start,
        rentalenddate: period.end,
      }),
    onSettled: () => refreshCart(queries),
  })
}
