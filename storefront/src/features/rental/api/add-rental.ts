import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { addToCart, CART_CHANGES } from "@/lib/http/add-to-cart"
import { bookingsQuery } from "./bookings"

export interface RentalChoice {
  productId: string
  deliveryId: string
  serviceIds: readonly string[]
  period: RentalPeriod
}

/** Puts a rental into the browser's cart; whatever the answer, the calendar asks for the bookings again. */
export function useAddRental() {
  const queryClient = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (choice: RentalChoice) => addToCart(queryClient, { category: "rental", ...choice }),
    onSettled: (_answer, _error, { productId, deliveryId }) =>
      queryClient.invalidateQueries({ queryKey: bookingsQuery(productId, deliveryId).queryKey }),
  })
}
