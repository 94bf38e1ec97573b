import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { RedeemAnswer } from "#shop/quotes/wire/quote"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import { session } from "@/lib/session/session"
import { quotesQuery } from "./quotes"

/** The quote's cart becomes this browser's; the one it had stays and is offered in the cart as the earlier one. */
export function useRedeemQuote(id: string, onRedeemed: () => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: () => http.post<RedeemAnswer>(`/quotes/${id}/redeem/`),
    onSuccess: async ({ cart, total_quantity }) => {
      session.adoptCart(cart)
      await refreshCart(queries, total_quantity)
      onRedeemed()
    },
    onError: () => queries.invalidateQueries({ queryKey: quotesQuery.queryKey }),
  })
}
