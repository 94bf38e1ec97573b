import { changes } from "#api/http/staff-routes"
import { moveReservationByStaff } from "#shop/fleet/commands/move-reservation"
import { moveBody } from "#shop/fleet/wire/staff-plan"

/** Puts a reservation on a unit of the same product. */
export const POST = changes(moveBody, moveReservationByStaff)
