import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { openDay } from "../../../../../shop/fleet/commands/terms/closed-days"
import { requireStaff } from "../../../../http/identity/staff"

/** Opens the shop again on a day that staff closed. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await openDay(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
