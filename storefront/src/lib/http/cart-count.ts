import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { CartCount } from "#shop/cart/wire/cart"
import { otherTabs } from "../session/other-tabs"
import { session, useCartToken } from "../session/session"
import { http } from "./http"

/** A cart was changed; `total` is null where the change didn't say how many items there are now. */
interface CartChange {
  token: string | null
  total: number | null
}

const tabs = otherTabs<CartChange>("cart_change")

const cartCountQuery = (token: string | null) =>
  queryOptions({
    queryKey: ["cart-count", token],
    queryFn: ({ signal }) => http.get<CartCount>(`/cart-count/${token}/`, { signal }),
    enabled: token !== null,
  })

/** Items in the browser's cart, for the header; 0 while unknown. Follows what other tabs do. */
export function useCartCount(): number {
  useCartOfOtherTabs()
  const { data } = useQuery(cartCountQuery(useCartToken()))
  return data?.total_quantity ?? 0
}

/** A question asked before the change must not undo it. */
async function applyCount(client: QueryClient, token: string, total_quantity: number): Promise<void> {
  const { queryKey } = cartCountQuery(token)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { total_quantity })
}

/** The counters of all tabs follow at once where an answer already carries the new number. */
export function setCartCount(client: QueryClient, token: string, total: number): Promise<void> {
  tabs.tell({ token, total })
  return applyCount(client, token, total)
}

const askForLines = (client: QueryClient) => client.invalidateQueries({ queryKey: ["cart"] })
const askAgain = (client: QueryClient) =>
  Promise.all([askForLines(client), client.invalidateQueries({ queryKey: ["cart-count"] })])

/**
 * After a change of this browser's cart its lines are asked for again, in all tabs; so is the count, unless the answer has
 * told the `total`. Settled once the cart shows it.
 */
export async function refreshCart(client: QueryClient, total?: number): Promise<void> {
  const token = session.cartToken()
  if (token === null || total === undefined) {
    tabs.tell({ token, total: null })
    await askAgain(client)
  } else {
    await setCartCount(client, token, total)
    await askForLines(client)
  }
}

/** Other tabs change the same cart; so may a page do that was left and comes back as it was, by the back button. */
function useCartOfOtherTabs(): void {
  const client = useQueryClient()

  useEffect(() => {
    const stop = tabs.listen(({ token, total }) => {
      if (token === null || total === null) return void askAgain(client)
      void applyCount(client, token, total)
      void askForLines(client)
    })
    return stop
  }, [client])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void askAgain(client)
    window.addEventListener("pageshow", comeBack)
    return () => window.removeEventListener("pageshow", comeBack)
  }, [client])
}
