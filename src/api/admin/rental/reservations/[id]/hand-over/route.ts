import { changes } from "#api/http/staff-routes"
import { handOverByStaff } from "#shop/fleet/commands/hand-over"
import { handOverBody } from "#shop/fleet/wire/staff-handover"

/** Gives the unit with the scanned serial number out. */
export const POST = changes(handOverBody, handOverByStaff)
