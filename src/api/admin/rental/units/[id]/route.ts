import { answers } from "#api/http/staff-routes"
import { changeUnitByStaff } from "#shop/fleet/commands/change-unit"
import { unitChangeBody } from "#shop/fleet/wire/staff-units"

/** Changes what is known of a unit, and whether it is in service. */
export const POST = answers(unitChangeBody, changeUnitByStaff)
