import { changes } from "#api/http/staff-routes"
import { cancelRegistration } from "#shop/events/commands/staff-registrations"
import { registrationCancellation } from "#shop/events/wire/staff-events"

/** Frees the seat. */
export const POST = changes(
  registrationCancellation,
  (scope, staffId, eventId, { is_told: isTold }, { registration: id }) =>
    cancelRegistration(scope, staffId, { eventId, id }, isTold),
)
