import { reads } from "#api/http/staff-routes"
import { rentalToReplace } from "#shop/orders/queries/staff/changes-to-offer"
import type { StaffReplacedRental } from "#shop/orders/wire/staff-rental"

/** The rental that an order is to take the place of. */
export const GET = reads<StaffReplacedRental>(({ scope, id }) => rentalToReplace(scope, id))
