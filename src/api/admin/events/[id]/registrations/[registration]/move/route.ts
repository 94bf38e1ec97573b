import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { moveRegistration } from "#shop/events/commands/staff-registrations"
import { registrationMove } from "#shop/events/wire/staff-events"

/** Puts the registration over to another event. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const body = parse(registrationMove, request.body)
  await moveRegistration(request.scope, requireStaff(request), { eventId, id: registration }, body)
  response.json({})
}
