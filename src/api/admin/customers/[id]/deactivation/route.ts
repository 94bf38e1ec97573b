import { changesCustomer, doesToCustomer } from "#api/http/staff-routes"
import { deactivateCustomer, reactivateCustomer } from "#shop/accounts/commands/by-staff/deactivate"
import { deactivationBody } from "#shop/accounts/wire/staff-customers"

/** Closes the account. */
export const POST = changesCustomer(deactivationBody, (scope, by, { reason }) => deactivateCustomer(scope, by, reason))

/** Opens it again. */
export const DELETE = doesToCustomer(reactivateCustomer)
