import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelRegistration } from "../../../../../../../shop/events/commands/staff-registrations"
import { registrationCancellation } from "../../../../../../../shop/events/wire/staff-events"
import { requireStaff } from "../../../../../../http/identity/staff"
import { parse } from "../../../../../../http/parse"

/** Frees the seat. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const { is_told: isTold } = parse(registrationCancellation, request.body)
  await cancelRegistration(request.scope, requireStaff(request), { eventId, id: registration }, isTold)
  response.json({})
}
