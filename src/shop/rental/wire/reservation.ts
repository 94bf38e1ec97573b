/** Where a reservation is, as the rental module keeps it. */
export type ReservationState = "reserved" | "handed_over" | "returned" | "cancelled"

/** The customer, staff in the admin, or staff acting in the customer's name. */
export type ChangeActorType = "customer" | "staff" | "impersonation"

/** Who changed a rental: the customer, staff acting as him, or staff in the admin. */
export interface ChangeActor {
  type: ChangeActorType
  id: string
}
