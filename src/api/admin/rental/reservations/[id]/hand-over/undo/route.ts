import { changes } from "#api/http/staff-routes"
import { undoHandOverByStaff } from "#shop/fleet/commands/undo/hand-over"
import { undoHandOverBody } from "#shop/fleet/wire/staff-handover"

/** Takes back a hand-over that was recorded for the wrong rental, or too soon. */
export const POST = changes(undoHandOverBody, undoHandOverByStaff)
