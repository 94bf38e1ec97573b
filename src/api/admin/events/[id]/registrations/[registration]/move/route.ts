import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { registrationMove } from "../../../../../../../contract/staff-events"
import { moveRegistration } from "../../../../../../../workflows/events/staff-registrations"
import { parse } from "../../../../../../http/parse"
import { requireStaff } from "../../../../../../http/staff"

/** Puts the registration over to another event. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const body = parse(registrationMove, request.body)
  await moveRegistration(request.scope, requireStaff(request), { eventId, id: registration }, body)
  response.json({})
}
