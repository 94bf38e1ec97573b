import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import type { AddToCartAnswer, AddToCartBody } from "#shop/cart/wire/cart"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { session } from "../session/session"
import { ApiError } from "./api-error"
import { refreshCart, setCartCount } from "./cart-count"
import { http } from "./http"

export interface CartWish {
  category: LineCategory
  /** A package or plugin by its own id. */
  productId: string
  quantity?: number
  period?: RentalPeriod
  deliveryId?: string
  serviceIds?: readonly string[]
}

/** What all changes of the cart share: they go out one after the other, so that the last answer has the last count. */
export const CART_CHANGES = { mutationKey: ["cart-change"], scope: { id: "cart" } }

/** Puts something into this browser's cart; the first wish makes the cart. Throws `ApiError` with the reason. */
export async function addToCart(queries: QueryClient, wish: CartWish): Promise<AddToCartAnswer> {
  const cart = session.ensureCartToken()
  const body: AddToCartBody = {
    cart,
    product: wish.productId,
    quantity: wish.quantity ?? 1,
    rentalstartdate: wish.period?.start,
    rentalenddate: wish.period?.end,
    delivery: wish.deliveryId,
    productservices: wish.serviceIds && [...wish.serviceIds],
  }
  const answer = await http.post<AddToCartAnswer>(`/cart/${wish.category}/${wish.productId}/`, body)
  await setCartCount(queries, cart, answer.total_quantity)
  void queries.invalidateQueries({ queryKey: ["cart"] })
  return answer
}

/** What was sent and never answered may be in the cart. */
export const refreshIfLost = async (queries: QueryClient, error: Error): Promise<void> => {
  if (!(error instanceof ApiError && error.isRefusal)) await refreshCart(queries)
}

/** The same for a button, whose `error` is for `RefusalText`. `onAdded` is called even if the button is gone by then. */
export function useAddToCart<Wish extends CartWish>(onAdded: (wish: Wish) => void) {
  const queries = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (wish: Wish) => addToCart(queries, wish),
    onSuccess: (_answer, wish) => onAdded(wish),
    onError: (error) => refreshIfLost(queries, error),
  })
}
