import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { CartCount } from "#shop/cart/wire/cart"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { ApiError } from "@/lib/http/api-error"
import { refreshCart } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import type { CartLine } from "./cart"
import { linesNow } from "./lines-now"

/** A line that another tab has removed already is gone as wished. */
const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

interface RemovalSteps {
  line: CartLine
  /** Told the line as it is when its turn comes: changes that were asked for before are made by then. */
  onStart?: (line: CartLine) => void
}

/** `onRemoved` is called even though the button that asked goes away with its line. */
export function useRemoveLine(onRemoved: (line: CartLine) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: ({ line, onStart }: RemovalSteps) => {
      const { category, id } = line
      onStart?.(linesNow(queries)?.find((known) => known.id === id) ?? line)
      return http.delete<CartCount>(`/cart/${category}/${id}/`).catch(unlessGone)
    },
    onSuccess: (_answer, { line }) => onRemoved(line),
    onSettled: (answer) => refreshCart(queries, answer?.total_quantity),
  })
}
