import { changesCustomer, doesToCustomer } from "#api/http/staff-routes"
import { liftRentalLimit, restoreRentalLimit } from "#shop/accounts/commands/by-staff/rental-trust"
import { rentalTrustBody } from "#shop/accounts/wire/staff-customers"

/** Lets the customer rent more than new ones may. */
export const POST = changesCustomer(rentalTrustBody, (scope, by, { reason }) => liftRentalLimit(scope, by, reason))

/** The limit holds again. */
export const DELETE = doesToCustomer(restoreRentalLimit)
