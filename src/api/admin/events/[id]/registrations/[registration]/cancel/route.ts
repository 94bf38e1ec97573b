import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { cancelRegistration } from "#shop/events/commands/staff-registrations"
import { registrationCancellation } from "#shop/events/wire/staff-events"

/** Frees the seat. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const { is_told: isTold } = parse(registrationCancellation, request.body)
  await cancelRegistration(request.scope, requireStaff(request), { eventId, id: registration }, isTold)
  response.json({})
}
