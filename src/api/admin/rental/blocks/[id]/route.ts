import { does } from "#api/http/staff-routes"
import { removeBlockByStaff } from "#shop/fleet/commands/block-unit"

/** Frees the unit at once. */
export const DELETE = does(removeBlockByStaff)
