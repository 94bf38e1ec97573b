import type { CalendarDay } from "#kernel/calendar-day"
import type { Refusal } from "./refusal"

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

export class UnknownReservationError extends Error {
  override readonly name = "UnknownReservationError"

  constructor(readonly reservationId: string) {
    super(`There is no reservation ${reservationId} that could be changed`)
  }
}

export class UnknownUnitError extends Error {
  override readonly name = "UnknownUnitError"

  constructor(readonly unitId: string) {
    super(`There is no unit ${unitId} of this product`)
  }
}

/** Days for which some unit of the product is held for somebody, both inclusive. */
export interface HeldDays {
  start: CalendarDay
  end: CalendarDay
  /** When that ends. */
  until: Date
}

/** Reservations stand in the way that can't move to another unit, or holds that no other unit could serve. */
export class UnitTakenError extends Error {
  override readonly name = "UnitTakenError"

  constructor(
    readonly reservationIds: readonly string[],
    readonly held: readonly HeldDays[] = [],
  ) {
    super(`The unit is taken by ${reservationIds.length} reservations and ${held.length} holds`)
  }
}

/** A rental's unit is given out on this day at the earliest. */
export class TooEarlyError extends Error {
  override readonly name = "TooEarlyError"

  constructor(readonly from: CalendarDay) {
    super(`The rental is handed over from ${from} on`)
  }
}

/** A hand-over whose rental has begun is ended by a return. */
export class HandOverStandsError extends Error {
  override readonly name = "HandOverStandsError"

  constructor(readonly until: CalendarDay) {
    super(`The hand-over could be undone until ${until}`)
  }
}

/** A hand-over whose unit was exchanged since can't be undone. */
export class HandOverSwappedError extends Error {
  override readonly name = "HandOverSwappedError"
}

/** A return that can't be undone: of a day that is over, of a unit that was looked at or exchanged, or with something that was settled since. */
export class ReturnStandsError extends Error {
  override readonly name = "ReturnStandsError"

  constructor(readonly reason: "over" | "inspected" | "swapped" | "settled") {
    super(`The return stands: ${reason}`)
  }
}

/** A unit that is to be exchanged for itself. */
export class SameUnitError extends Error {
  override readonly name = "SameUnitError"
}

/** Another exchange under the key of one that is done. */
export class SwapKeyUsedError extends Error {
  override readonly name = "SwapKeyUsedError"
}

/** The customer has another unit by now than the one that is to be exchanged. */
export class OtherUnitOutError extends Error {
  override readonly name = "OtherUnitOutError"

  constructor(readonly serialNumber: string) {
    super(`The unit ${serialNumber} is out`)
  }
}

export class UnitOutOfServiceError extends Error {
  override readonly name = "UnitOutOfServiceError"

  constructor(readonly unitId: string) {
    super(`The unit ${unitId} is out of service`)
  }
}

/** Another unit in use has this serial number. */
export class SerialNumberTakenError extends Error {
  override readonly name = "SerialNumberTakenError"

  constructor(readonly serialNumber: string) {
    super(`There is a unit ${serialNumber} already`)
  }
}
