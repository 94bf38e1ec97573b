import { changes } from "#api/http/staff-routes"
import { cancelEvent } from "#shop/events/commands/end-event"
import { staffEventCancellation } from "#shop/events/wire/staff-events"

/** Calls the event off for good. */
export const POST = changes(staffEventCancellation, cancelEvent)
