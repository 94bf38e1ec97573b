import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { allRegistrations, assertEvent } from "#shop/events/queries/staff/event-registrations"
import type { StaffRegistrations } from "#shop/events/wire/staff-events"

/** Everybody who is registered, for the list at the door. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRegistrations>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await assertEvent(db, request.params.id)
  const registrations = await allRegistrations(db, request.params.id)
  response.json({ count: registrations.length, registrations })
}
