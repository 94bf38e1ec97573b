import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { GiveCartAnswer } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"

/** Hands this browser's cart to a colleague; `onGiven` is told his name, also once the cart is gone from the page. */
export function useGiveCart(cartToken: string, onGiven: (name: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (colleague: string) => http.post<GiveCartAnswer>(`/cart/${cartToken}/give/`, { colleague }),
    onSuccess: ({ colleague }) => onGiven(colleague),
    onSettled: () => refreshCart(queries),
  })
}
