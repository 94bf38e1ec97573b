import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffRegistrations } from "../../../../../contract/staff-events"
import { allRegistrations, assertEvent } from "../../../../../queries/staff/event-registrations"

/** Everybody who is registered, for the list at the door. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRegistrations>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await assertEvent(db, request.params.id)
  const registrations = await allRegistrations(db, request.params.id)
  response.json({ count: registrations.length, registrations })
}
