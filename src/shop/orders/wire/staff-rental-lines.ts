import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import type { ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { ChangeActorType, ReservationState } from "#shop/rental/wire/reservation"

/** What happened to a rental after it was ordered. */
export interface StaffRentalChange {
  id: string
  kind: RentalChangeKind
  day: string
  /** Rappen without VAT. */
  fee: number
  /** Share of the rent that a cancellation owes. */
  percent: number | null
  /** The end before, and the new one of an extension. */
  ended_on: string
  ends_on: string | null
  /** The first day before and after. */
  started_on: string
  starts_on: string | null
  by: ChangeActorType
  /** Rappen that a refund gives back. */
  refunded: number | null
  /** Of a damage: what it is. Of a waiver: why. Of a refund: why not all. */
  note: string
  /** Its fee was taken back since. */
  is_waived: boolean
}

/** One rental line of an order, as `GET /admin/rental/orders/{id}` answers it, extensions included. Days are both inclusive. */
export interface StaffRentalLine {
  id: string
  /** Null where nothing was ever reserved. */
  reservation_id: string | null
  product_id: string
  product: string
  starts_on: string
  ends_on: string
  chargeable_days: number
  /** The days on which the unit is away or on its way. */
  occupied_from: string
  occupied_to: string
  delivery: string
  /** With what each came to when it was ordered, Rappen without VAT. */
  services: { name: string; price: number }[]
  /** Null while no unit is reserved, as after a cancellation. */
  serial_number: string | null
  /** Null on a line for which nothing was ever reserved. */
  state: ReservationState | null
  /** Oldest first. */
  changes: StaffRentalChange[]
  /** Of its hand-over and return, with the addresses of their PDFs. */
  protocols: { id: string; kind: ProtocolKind; day: string; url: string }[]
}

export interface StaffOrderRentals {
  lines: StaffRentalLine[]
}
