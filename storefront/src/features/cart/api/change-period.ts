import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type Rappen, toWireMoney } from "#kernel/money"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"

interface PeriodWish extends RentalPeriod {
  /** The sum that was shown for it: another one of today is refused. */
  confirmed?: Rappen
}

/**
 * Gives a rental another period; the line keeps its delivery and services. `onChanged` is called even though the note that
 * asked goes away with the conflict.
 */
export function useChangePeriod(line: CartLine, onChanged: (period: RentalPeriod) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: ({ start, end, confirmed }: PeriodWish) =>
      http.put<AddToCartAnswer>(`/cart/${line.category}/${line.id}/`, {
        rentalstartdate: start,
        rentalenddate: end,
        confirmed_subtotal: confirmed === undefined ? undefined : toWireMoney(confirmed),
      }),
    onSuccess: (_answer, { start, end }) => onChanged({ start, end }),
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
