import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { CartCount } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { ApiError } from "@/lib/http/api-error"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"

/** A line that another tab has removed already is gone as wished. */
const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** `onRemoved` is called even though the button that asked goes away with its line. */
export function useRemoveLine({ category, id }: CartLine, onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: () => http.delete<CartCount>(`/cart/${category}/${id}/`).catch(unlessGone),
    onSuccess: onRemoved,
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
