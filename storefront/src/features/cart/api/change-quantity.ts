import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import { canComeBack } from "../removed-lines"
import type { CartLine } from "./cart"
import { linesNow } from "./lines-now"

/**
 * Settled once the cart shows it. A page that is being left still sends it; of a line that was removed by the time its turn
 * comes nothing is asked. `onPriceEnded` is told the line whose quoted or set price has ended with it.
 */
export function useChangeQuantity(line: CartLine, onPriceEnded: (line: CartLine) => void) {
  const { category, id } = line
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: async (quantity: number) => {
      const lines = linesNow(queries)
      if (lines && !lines.some((known) => known.id === id)) return undefined
      return http.put<AddToCartAnswer>(`/cart/${category}/${id}/`, { quantity }, { keepalive: true })
    },
    onSettled: async (answer) => {
      await refreshCart(queries, answer?.total_quantity)
      const now = linesNow(queries)?.find((known) => known.id === id)
      if (now && canComeBack(now) && !canComeBack(line)) onPriceEnded(now)
    },
  })
}
