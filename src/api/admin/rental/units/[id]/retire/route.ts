import { answers } from "#api/http/staff-routes"
import { retireUnitByStaff } from "#shop/fleet/commands/retire-unit"
import { unitVersionBody } from "#shop/fleet/wire/staff-units"

/** Takes a unit out of the fleet for good; its history stays. */
export const POST = answers(unitVersionBody, (scope, staffId, id, { version }) =>
  retireUnitByStaff(scope, staffId, id, version),
)
