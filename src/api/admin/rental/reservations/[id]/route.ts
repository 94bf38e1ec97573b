import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffDesk } from "../../../../../contract/staff-desk"
import { today } from "../../../../../lib/clock"
import { staffDesk } from "../../../../../queries/staff/desk"

/** A rental with all that is needed to hand it over, or to take it back. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffDesk>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffDesk(db, request.params.id, today()))
}
