import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { staffDesk } from "#shop/fleet/queries/desk"
import type { StaffDesk } from "#shop/fleet/wire/staff-desk"

/** A rental with all that is needed to hand it over, or to take it back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffDesk>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffDesk(db, request.params.id, today()))
}
