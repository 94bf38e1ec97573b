import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { registerByStaff } from "#shop/events/commands/staff-registrations"
import { assertEvent, eventRegistrations } from "#shop/events/queries/staff/event-registrations"
import { type StaffRegistrations, staffRegistrationBody, staffRegistrationsQuery } from "#shop/events/wire/staff-events"

/** Who is registered for the event, or no longer is. */
export const GET = reads<StaffRegistrations>(async ({ db, id, query }) => {
  const wanted = parse(staffRegistrationsQuery, query)
  await assertEvent(db, id)
  return eventRegistrations(db, id, wanted)
})

/** Registers a person who called. */
export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<{ id: string; is_new: boolean }>,
) {
  const person = parse(staffRegistrationBody, request.body)
  const staffId = requireStaff(request)
  response.status(201).json(await registerByStaff(request.scope, staffId, request.params.id, person))
}
