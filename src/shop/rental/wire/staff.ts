import type { StaffUnit } from "#shop/fleet/wire/staff-units"
import type { RentalChangeKind } from "../rules/change-kinds"
import type { ProtocolKind } from "../rules/protocol"

/** Where a reservation stands, as the rental module keeps it. */
export type ReservationState = "reserved" | "handed_over" | "returned" | "cancelled"

/** The customer, staff in the admin, or staff acting in the customer's name. */
export type ChangeActorType = "customer" | "staff" | "impersonation"

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
  by: ChangeActorType
  /** Of a damage: what it is. Of a waiver: why. */
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
  service: string | null
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

/** A rental, or a block such as a repair, that is not over yet. */
export interface StaffReservation {
  id: string
  kind: "rental" | "repair" | "calibration" | "other"
  serial_number: string
  starts_on: string
  ends_on: string
  occupied_from: string
  occupied_to: string
  order_id: string | null
  shop_number: string | null
  customer: string | null
  state: ReservationState
}

/** `GET /admin/rental/products/{id}`: no units for a product that is not rented out. */
export interface StaffProductRentals {
  is_rental: boolean
  /** Retired ones too, last. */
  units: StaffUnit[]
  /** The next ones by start, at most 20. */
  reservations: StaffReservation[]
}

/** A link to act in a customer's name, as `POST /admin/customers/{id}/impersonations` answers it, this once. */
export interface IssuedImpersonation {
  url: string
  expires_at: string
}

/** One time that staff opened a customer's account. Instants are ISO 8601. */
export interface StaffImpersonation {
  id: string
  staff: string
  reason: string
  created_at: string
  /** End of the link, if it is not used before. */
  expires_at: string
  used_at: string | null
  /** Null while nobody has used the link, and while the login lasts. */
  ended_at: string | null
  /** Calls that changed something or tried to. */
  calls: number
  /** Those of them that only the customer may make. */
  refused: number
  orders: { id: string; shop_number: string }[]
}
export interface StaffImpersonations {
  impersonations: StaffImpersonation[]
}
