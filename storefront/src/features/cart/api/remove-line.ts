import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "../../../lib/api-error"
import { http } from "../../../lib/http"
import type { CartLine } from "./cart"
import { refreshCart } from "./refresh-cart"

/** A line that another tab has removed already is gone as wished. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** `onRemoved` is called even though the button that asked goes away with its line. */
export function useRemoveLine({ category, id }: CartLine, onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => http.delete(`/cart/${category}/${id}/`).catch(unlessGone),
    onSuccess: onRemoved,
    onSettled: () => refreshCart(queries),
  })
}
