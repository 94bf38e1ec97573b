import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"
import { linesNow } from "./lines-now"

/**
 * Settled once the cart shows it. A page that is being left still sends it; of a line that was removed by the time its turn
 * comes nothing is asked.
 */
export function useChangeQuantity({ category, id }: CartLine) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: async (quantity: number) => {
      const lines = linesNow(queries)
      if (lines && !lines.some((line) => line.id === id)) return undefined
      return http.put<AddToCartAnswer>(`/cart/${category}/${id}/`, { quantity }, { keepalive: true })
    },
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
