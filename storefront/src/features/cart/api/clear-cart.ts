import { useMutation, useQueryClient } from "@tanstack/react-query"
import { CART_CHANGES } from "../../../lib/add-to-cart"
import { refreshCart } from "../../../lib/cart-count"
import { http } from "../../../lib/http"

/** Takes everything out of the cart. `onCleared` is called even though the button that asked goes away with it. */
export function useClearCart(token: string, onCleared: () => void) {
  const queries = useQueryClient()
  return useMutation({
    scope: CART_CHANGES,
    mutationFn: () => http.delete(`/cart/${token}/`),
    onSuccess: onCleared,
    onSettled: () => refreshCart(queries),
  })
}
