import { does } from "#api/http/staff-routes"
import { releaseHold } from "#shop/checkout/commands/by-staff/hold-by-staff"

/** Lets go of it. */
export const DELETE = does(releaseHold)
