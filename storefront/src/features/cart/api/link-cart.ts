import { queryOptions, useQuery } from "@tanstack/react-query"
import type { LinkCartAnswer } from "#shop/cart/wire/cart"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { LINKED_CART } from "@/lib/http/query-client"
import { session, useAuthToken, useCartToken } from "@/lib/session/session"

const NOTHING: LinkCartAnswer = { total_quantity: 0, earlier: null }

/**
 * Links the browser's cart to the login. Safe to repeat: linking a linked cart changes nothing and answers the same,
 * so the cart page asks again after a reload whether an earlier cart is waiting. A cart that belongs to somebody else who
 * used this browser is left to them.
 */
export async function linkCart(cartToken: string, authToken: string): Promise<LinkCartAnswer> {
  try {
    const answer = await http.put<LinkCartAnswer>(`/cart/${cartToken}/`, { token: authToken })
    session.noteLinked(cartToken)
    return answer
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    session.forgetCart()
    return NOTHING
  }
}

const linkedCartQuery = (cartToken: string, authToken: string) =>
  queryOptions({
    queryKey: [LINKED_CART, cartToken, authToken],
    queryFn: () => linkCart(cartToken, authToken),
    staleTime: 60_000,
    retry: false,
  })

/** Links this browser's cart while it is signed in. */
export function useLinkedCart() {
  const cartToken = useCartToken()
  const authToken = useAuthToken()
  return useQuery({
    ...linkedCartQuery(cartToken ?? "", authToken ?? ""),
    enabled: cartToken !== null && authToken !== null,
  })
}

/** The customer's other open cart, offered on the cart page; null without one or without a login. */
export const useEarlierCart = () => useLinkedCart().data?.earlier ?? null

/** Whether it isn't known yet if there is one: what it pushes down isn't shown before. A failure ends the waiting. */
export const useIsLinkingCart = () => useLinkedCart().isLoading

/**
 * After a login: the cart, also one that an ended login left, becomes the customer's. A failure never stands in the way of the
 * login, since the cart page and the checkout link it again.
 */
export async function linkCartAfterLogin(): Promise<void> {
  const authToken = session.authToken()
  if (!authToken) return
  session.resumeCart()
  try {
    await linkCart(session.ensureCartToken(), authToken)
  } catch {
    // The cart page and the checkout link the cart again.
  }
}
