import { answers } from "#api/http/staff-routes"
import { restoreUnitByStaff } from "#shop/fleet/commands/retire-unit"
import { unitVersionBody } from "#shop/fleet/wire/staff-units"

/** Takes a retired unit into the fleet again. */
export const POST = answers(unitVersionBody, (scope, staffId, id, { version }) =>
  restoreUnitByStaff(scope, staffId, id, version),
)
