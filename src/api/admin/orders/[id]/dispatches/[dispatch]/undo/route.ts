import { does } from "#api/http/staff-routes"
import { undoDispatch } from "#shop/orders/commands/dispatch/undo-dispatch"

/** Takes back what was entered as sent today. */
export const POST = does(undoDispatch)
