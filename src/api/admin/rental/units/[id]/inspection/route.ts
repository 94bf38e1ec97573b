import { changes } from "#api/http/staff-routes"
import { inspectUnitByStaff } from "#shop/fleet/commands/inspect-unit"
import { inspectionBody } from "#shop/fleet/wire/staff-units"

/** A unit that came back has been looked at. */
export const POST = changes(inspectionBody, inspectUnitByStaff)
