import { changes, reads } from "#api/http/staff-routes"
import { changeUpkeep } from "#shop/fleet/commands/change-upkeep"
import { unitUpkeep } from "#shop/fleet/queries/overview/unit-upkeep"
import { type UpkeepBody, upkeepBody } from "#shop/fleet/wire/staff-upkeep"

/** What a unit cost, is worth, and when it is serviced. */
export const GET = reads<UpkeepBody>(({ db, id }) => unitUpkeep(db, id))

/** Enters it. */
export const POST = changes(upkeepBody, changeUpkeep)
