import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { registrationCancellation } from "../../../../../../../contract/staff-events"
import { cancelRegistration } from "../../../../../../../workflows/events/staff-registrations"
import { parse } from "../../../../../../http/parse"
import { requireStaff } from "../../../../../../http/staff"

/** Frees the seat. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const { is_told: isTold } = parse(registrationCancellation, request.body)
  await cancelRegistration(request.scope, requireStaff(request), { eventId, id: registration }, isTold)
  response.json({})
}
