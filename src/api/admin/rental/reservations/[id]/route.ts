import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { handoverOf } from "#shop/fleet/queries/handover"
import type { StaffHandover } from "#shop/fleet/wire/staff-handover"

/** A rental with all that is needed to hand it over, or to take it back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffHandover>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await handoverOf(db, request.params.id, today()))
}
