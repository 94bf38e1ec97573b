import { does } from "#api/http/staff-routes"
import { openDay } from "#shop/fleet/commands/terms/closed-days"

/** Opens the shop again on a day that staff closed. */
export const DELETE = does(openDay)
