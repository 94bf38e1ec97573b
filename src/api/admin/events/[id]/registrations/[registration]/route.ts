import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { correctRegistration } from "#shop/events/commands/staff-registrations"
import { staffRegistrationBody } from "#shop/events/wire/staff-events"

/** Corrects who is registered. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const person = parse(staffRegistrationBody, request.body)
  await correctRegistration(request.scope, requireStaff(request), { eventId, id: registration }, person)
  response.json({})
}
