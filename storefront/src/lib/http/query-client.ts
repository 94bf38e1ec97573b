import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api-error"

const FRESH_MS = 60_000

/** First part of the keys of everything that only the signed-in customer may see. */
export const PRIVATE = "private"

/** First part of the keys of what linking the browser's cart to a login has answered. */
export const LINKED_CART = "linked-cart"

/** A refusal is an answer and isn't repeated; a lost or broken one is, once. */
const canRetry = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && error.isRefusal)

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: canRetry, refetchOnWindowFocus: false, networkMode: "always" },
      // Without a network a request fails at once and says so; it doesn't wait for a better time behind a busy button.
      mutations: { networkMode: "always" },
    },
  })

/** Forgets what belongs to the customer whose login has ended. */
export function forgetPrivateQueries(client: QueryClient): void {
  client.removeQueries({ queryKey: [PRIVATE] })
}
