import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffRegistrationBody } from "../../../../../../contract/staff-events"
import { correctRegistration } from "../../../../../../workflows/events/staff-registrations"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Corrects who is registered. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { id: eventId, registration } = request.params
  const person = parse(staffRegistrationBody, request.body)
  await correctRegistration(request.scope, requireStaff(request), { eventId, id: registration }, person)
  response.json({})
}
