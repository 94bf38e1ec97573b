import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Rappen } from "#kernel/money"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { addToCart, CART_CHANGES } from "@/lib/http/add-to-cart"
import { type TrackedRental, trackRentalAdded } from "../track-rental"
import { bookingsQuery } from "./bookings"

export interface RentalChoice {
  product: TrackedRental
  /** Of the whole line, without VAT: rent, delivery and services. */
  total: Rappen
  deliveryId: string
  serviceIds: readonly string[]
  period: RentalPeriod
}

/** Puts a rental into the browser's cart; whatever the answer, the calendar asks for the bookings again. */
export function useAddRental() {
  const queryClient = useQueryClient()
  return useMutation({
    ...CART_CHANGES,
    mutationFn: (choice: RentalChoice) =>
      addToCart(queryClient, { category: "rental", productId: choice.product.id, ...choice }),
    onSuccess: (_answer, { product, total }) => trackRentalAdded(product, total),
    onSettled: (_answer, _error, { product, deliveryId }) =>
      queryClient.invalidateQueries({ queryKey: bookingsQuery(product.id, deliveryId).queryKey }),
  })
}
