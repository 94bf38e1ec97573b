import { useMutation, useQueryClient } from "@tanstack/react-query"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import { session } from "@/lib/session/session"

/** Takes everything out of this browser's cart. `onCleared` is called once the cart shows it. */
export function useClearCart(onCleared: () => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: () => http.delete(`/cart/${session.ensureCartToken()}/`),
    onSuccess: async () => {
      await refreshCart(queries, 0)
      onCleared()
    },
    onError: () => refreshCart(queries),
  })
}
