import { makes } from "#api/http/staff-routes"
import { blockUnitByStaff } from "#shop/fleet/commands/block-unit"
import { blockBody } from "#shop/fleet/wire/staff-plan"

/** Blocks a unit for repair, calibration or the shop's own use. */
export const POST = makes(blockBody, blockUnitByStaff)
