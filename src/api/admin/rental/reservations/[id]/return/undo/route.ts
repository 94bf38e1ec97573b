import { changes } from "#api/http/staff-routes"
import { undoTakeBackByStaff } from "#shop/fleet/commands/undo/take-back"
import { undoHandOverBody } from "#shop/fleet/wire/staff-handover"

/** Undoes a return that was recorded by mistake, on the same day. */
export const POST = changes(undoHandOverBody, undoTakeBackByStaff)
