import { answers, reads } from "#api/http/staff-routes"
import { swapByStaff } from "#shop/fleet/commands/swap-unit"
import { swapUnits } from "#shop/fleet/queries/swap-units"
import { type StaffSwap, swapBody } from "#shop/fleet/wire/staff-swap"

/** Which units could take the place of the one that is out. */
export const GET = reads<StaffSwap>(({ db, id }) => swapUnits(db, id))

/** Gives the customer another unit for the one that he has. */
export const POST = answers(swapBody, swapByStaff)
