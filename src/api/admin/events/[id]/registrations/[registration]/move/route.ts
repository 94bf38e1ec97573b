import { changes } from "#api/http/staff-routes"
import { moveRegistration } from "#shop/events/commands/staff-registrations"
import { registrationMove } from "#shop/events/wire/staff-events"

/** Puts the registration over to another event. */
export const POST = changes(registrationMove, (scope, staffId, eventId, body, { registration: id }) =>
  moveRegistration(scope, staffId, { eventId, id }, body),
)
