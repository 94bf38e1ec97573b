import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { fromWireMoney } from "#kernel/money"
import type { Profile } from "#shop/accounts/wire/account"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import type { WaitListAnswer, WaitListBody, WaitListEntryWire } from "#shop/wait-list/wire/wait-list"
import { CART_CHANGES, refreshIfLost } from "@/lib/http/add-to-cart"
import { setCartCount } from "@/lib/http/cart-count"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { session, useIsSignedIn } from "@/lib/session/session"
import { trackRentalAdded } from "../../track-rental"

const ownEmailQuery = queryOptions({
  queryKey: [PRIVATE, "wait-list", "email"],
  queryFn: ({ signal }) => http.get<Profile>("/profile/", { signal, isOptional: true }).then(({ email }) => email),
})

/** The address that waits without a confirmation; empty for visitors, and until it is known. */
export function useOwnEmail(): string {
  const isSignedIn = useIsSignedIn()
  const { data = "" } = useQuery({ ...ownEmailQuery, enabled: isSignedIn })
  return isSignedIn ? data : ""
}

/** With the login, if there is one: a customer's own address needs no confirmation. */
export const useJoinWaitList = () =>
  useMutation({ mutationFn: (body: WaitListBody) => http.post<WaitListAnswer>("/wait-list/", { ...body }) })

const entryQuery = (token: string) =>
  queryOptions({
    queryKey: ["wait-list", token],
    queryFn: ({ signal }) => http.get<WaitListEntryWire>("/wait-list/", { query: { token }, signal }),
    staleTime: 0,
    retry: false,
    enabled: token !== "",
  })

export const useWaitListEntry = (token: string) => useQuery(entryQuery(token))

/** Confirms or ends; what the page shows afterwards is what the shop says. */
export function useEntryStep(step: "confirm" | "end", token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => http.post(`/wait-list/${step}/`, { token }),
    onSettled: () => queries.invalidateQueries({ queryKey: entryQuery(token).queryKey }),
  })
}

/** Puts what is offered into this browser's cart. */
export function useTakeOffer(token: string) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: async (_entry: WaitListEntryWire) => {
      const cart = session.ensureCartToken()
      const answer = await http.post<AddToCartAnswer>("/wait-list/take/", { token, cart })
      await setCartCount(queries, cart, answer.total_quantity)
      await queries.invalidateQueries({ queryKey: ["cart"] })
    },
    onSuccess: (_answer, { product, offer }) => offer && trackRentalAdded(product, fromWireMoney(offer.period_price)),
    onError: async (error) => {
      await queries.invalidateQueries({ queryKey: entryQuery(token).queryKey })
      await refreshIfLost(queries, error)
    },
  })
}
