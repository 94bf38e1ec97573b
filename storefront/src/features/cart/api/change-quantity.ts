import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"

/** Settled once the cart shows it. A page that is being left still sends it. */
export function useChangeQuantity({ category, id }: CartLine) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (quantity: number) =>
      http.put<AddToCartAnswer>(`/cart/${category}/${id}/`, { quantity }, { keepalive: true }),
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
