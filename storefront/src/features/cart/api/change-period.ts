import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"

/**
 * Replaces a period that was taken meanwhile by one the shop has proposed; the line keeps its delivery and service.
 * `onChanged` is called even though the note that asked goes away with the conflict.
 */
export function useChangePeriod(line: CartLine, onChanged: (period: RentalPeriod) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: ({ start, end }: RentalPeriod) =>
      http.put<AddToCartAnswer>(`/cart/${line.category}/${line.id}/`, { rentalstartdate: start, rentalenddate: end }),
    onSuccess: (_answer, period) => onChanged(period),
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
