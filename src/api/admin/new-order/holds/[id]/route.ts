import { does, reads } from "#api/http/staff-routes"
import { releaseHold } from "#shop/checkout/commands/by-staff/hold-by-staff"
import { staffHold } from "#shop/checkout/queries/staff-holds"
import type { StaffHoldAnswer } from "#shop/checkout/wire/staff-order"

/** What was held, over or not. */
export const GET = reads<StaffHoldAnswer>(({ scope, id }) => staffHold(scope, id))

/** Lets go of it. */
export const DELETE = does(releaseHold)
