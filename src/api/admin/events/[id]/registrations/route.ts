import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { registerByStaff } from "#shop/events/commands/staff-registrations"
import { assertEvent, eventRegistrations } from "#shop/events/queries/staff/event-registrations"
import { type StaffRegistrations, staffRegistrationBody, staffRegistrationsQuery } from "#shop/events/wire/staff-events"

/** Who is registered for the event, or no longer is. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRegistrations>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const query = parse(staffRegistrationsQuery, request.query)
  await assertEvent(db, request.params.id)
  response.json(await eventRegistrations(db, request.params.id, query))
}

/** Registers a person who called. */
export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<{ id: string; is_new: boolean }>,
) {
  const person = parse(staffRegistrationBody, request.body)
  const staffId = requireStaff(request)
  response.status(201).json(await registerByStaff(request.scope, staffId, request.params.id, person))
}
