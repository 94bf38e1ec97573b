import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "../../../lib/api-error"
import { http } from "../../../lib/http"
import type { CartLine } from "./cart"
import { refreshCart } from "./refresh-cart"

/** A line that another tab has removed already is gone as wished. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

export const removeLine = (line: Pick<CartLine, "category" | "id">) =>
  http.delete(`/cart/${line.category}/${line.id}/`).catch(unlessGone)

export function useRemoveLine() {
  const queries = useQueryClient()
  return useMutation({ mutationFn: removeLine, onSettled: () => refreshCart(queries) })
}
