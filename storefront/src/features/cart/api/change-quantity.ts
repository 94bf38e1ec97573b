import { useMutation, useQueryClient } from "@tanstack/react-query"
import { http } from "../../../lib/http"
import type { CartLine } from "./cart"
import { refreshCart } from "./refresh-cart"

/** Changes of one line go out one after the other, so that the last one wins. Settled once the cart shows it. */
export function useChangeQuantity(line: CartLine) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: line.id },
    mutationFn: (quantity: number) => http.put(`/cart/${line.category}/${line.id}/`, { quantity }),
    onSettled: () => refreshCart(queries),
  })
}
