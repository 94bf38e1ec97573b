import type { Refusal } from "./types"

/** No unit can be had for the period: why, and the next possible ones. */
export class PeriodUnavailableError extends Error {
  override readonly name = "PeriodUnavailableError"

  constructor(readonly refusal: Refusal) {
    super(`Period unavailable: ${refusal.reason}${refusal.day ? ` on ${refusal.day}` : ""}`)
  }
}

export class UnknownDeliveryTypeError extends Error {
  override readonly name = "UnknownDeliveryTypeError"

  constructor(readonly deliveryTypeId: string) {
    super(`Unknown delivery type ${deliveryTypeId}`)
  }
}

export class UnknownRentalProductError extends Error {
  override readonly name = "UnknownRentalProductError"

  constructor(readonly productId: string) {
    super(`Product ${productId} is not rented out`)
  }
}

export class ReservationNotCancellableError extends Error {
  override readonly name = "ReservationNotCancellableError"

  constructor(readonly reservationId: string) {
    super(`Reservation ${reservationId} does not exist, is handed over or is cancelled already`)
  }
}
