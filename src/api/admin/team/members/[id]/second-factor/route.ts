import { does } from "#api/http/staff-routes"
import { resetFactor } from "#shop/accounts/commands/second-factor/reset-factor"

/** Takes the second factor off somebody who has lost it. */
export const DELETE = does(resetFactor)
