import { changes } from "#api/http/staff-routes"
import { correctRegistration } from "#shop/events/commands/staff-registrations"
import { staffRegistrationBody } from "#shop/events/wire/staff-events"

/** Corrects who is registered. */
export const POST = changes(staffRegistrationBody, (scope, staffId, eventId, person, { registration: id }) =>
  correctRegistration(scope, staffId, { eventId, id }, person),
)
