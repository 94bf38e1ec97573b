import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { openDay } from "#shop/fleet/commands/terms/closed-days"

/** Opens the shop again on a day that staff closed. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await openDay(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
