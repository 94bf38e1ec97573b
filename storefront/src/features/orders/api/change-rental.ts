import { useMutation, useQueryClient } from "@tanstack/react-query"
import { toWireMoney } from "#kernel/money"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import type { ExtensionOption } from "../extension"
import type { CancellationOffer } from "../rental-status"
import { fromOrderWire } from "./from-order-wire"
import { orderQuery } from "./order"
import { ordersQuery } from "./orders"

export interface RentalOfOrder {
  orderId: string
  lineId: string
}

export const itemPath = ({ orderId, lineId }: RentalOfOrder, action: string) =>
  `/orders/${encodeURIComponent(orderId)}/items/${encodeURIComponent(lineId)}/${action}/`

interface Outcome {
  /** Before the page shows the order as it then stands, which may take away what was clicked. */
  onDone: () => void
  /** Not for a lost answer: the change may be made. */
  onRefused?: (error: ApiError) => void
}

/** A change is answered by the order as it then stands; after a failed one the page may show what no longer holds. */
function useChange<Input>(orderId: string, { onDone, onRefused }: Outcome, send: (input: Input) => Promise<OrderWire>) {
  const queries = useQueryClient()
  const { queryKey } = orderQuery(orderId)
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      onDone()
      queries.setQueryData(queryKey, fromOrderWire(answer))
      return queries.invalidateQueries({ queryKey: ordersQuery.queryKey, exact: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isRefusal) onRefused?.(error)
      return queries.invalidateQueries({ queryKey, exact: true })
    },
  })
}

/** Cancels for the fee that is shown; another one of today is refused with a 409. */
export const useCancelRental = (rental: RentalOfOrder, outcome: Outcome) =>
  useChange(rental.orderId, outcome, ({ net }: CancellationOffer) =>
    http.post<OrderWire>(itemPath(rental, "cancel"), { confirmed_fee: toWireMoney(net) }),
  )

/** Extends for the price that is shown. */
export const useExtendRental = (rental: RentalOfOrder, outcome: Outcome) =>
  useChange(rental.orderId, outcome, ({ end, net }: ExtensionOption) =>
    http.post<OrderWire>(itemPath(rental, "extension"), { rentalenddate: end, confirmed_price: toWireMoney(net) }),
  )
