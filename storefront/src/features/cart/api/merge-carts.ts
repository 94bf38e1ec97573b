import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { MergeCartsAnswer } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import { LINKED_CART } from "@/lib/http/query-client"
import { session } from "@/lib/session/session"

/** Takes what the customer's earlier cart has into this browser's. `onMerged` is called even if the offer is gone by then. */
export function useMergeCarts(onMerged: (answer: MergeCartsAnswer) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (earlier: string) =>
      http.post<MergeCartsAnswer>(`/cart/${session.ensureCartToken()}/merge/`, { earlier }),
    onSuccess: onMerged,
    onSettled: async (answer) => {
      await refreshCart(queries, answer?.total_quantity)
      await queries.invalidateQueries({ queryKey: [LINKED_CART] })
    },
  })
}
