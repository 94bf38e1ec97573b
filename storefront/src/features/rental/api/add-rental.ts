import type { AddToCartAnswer, AddToCartBody } from "@contract"
import type { RentalPeriod } from "@domain/rental-period"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { refreshCart, setCartCount } from "../../../lib/cart-count"
import { http } from "../../../lib/http"
import { session } from "../../../lib/session"
import { bookingsQuery } from "./bookings"

export interface RentalChoice {
  productId: string
  deliveryTypeId: string
  serviceId: string | null
  period: RentalPeriod
}

const addRental = (cart: string, { productId, deliveryTypeId, serviceId, period }: RentalChoice) => {
  const body: AddToCartBody = {
    cart,
    product: productId,
    quantity: 1,
    rentalstartdate: period.start,
    rentalenddate: period.end,
    delivery: deliveryTypeId,
    productservice: serviceId,
  }
  return http.post<AddToCartAnswer>(`/cart/rental/${productId}/`, body)
}

/** Puts a rental into the browser's cart. The counter follows at once; calendar and cart ask again. */
export function useAddRental() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: RentalChoice) => addRental(session.ensureCartToken(), choice),
    onSuccess: ({ total_quantity }) => {
      setCartCount(queryClient, session.ensureCartToken(), total_quantity)
      void refreshCart(queryClient)
    },
    onSettled: (_answer, _error, { productId, deliveryTypeId }) =>
      queryClient.invalidateQueries({ queryKey: bookingsQuery(productId, deliveryTypeId).queryKey }),
  })
}
