import type { CartCount } from "@contract"
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query"
import { http } from "./http"
import { useCartToken } from "./session"

const cartCountQuery = (token: string | null) =>
  queryOptions({
    queryKey: ["cart-count", token],
    queryFn: ({ signal }) => http.get<CartCount>(`/cart-count/${token}/`, { signal }),
    enabled: token !== null,
  })

/** Items in the browser's cart, for the header; 0 while unknown. */
export function useCartCount(): number {
  const { data } = useQuery(cartCountQuery(useCartToken()))
  return data?.total_quantity ?? 0
}

/** The counter follows at once where an answer already carries the new number; a question asked before must not undo it. */
export async function setCartCount(client: QueryClient, token: string, total_quantity: number): Promise<void> {
  const { queryKey } = cartCountQuery(token)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { total_quantity })
}

export const refreshCartCount = (client: QueryClient) => client.invalidateQueries({ queryKey: ["cart-count"] })
