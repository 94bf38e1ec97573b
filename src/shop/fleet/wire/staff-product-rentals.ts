import type { ReservationState } from "#shop/rental/wire/reservation"
import type { StaffUnit } from "./staff-units"

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
