import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { removeBlockByStaff } from "#shop/fleet/commands/block-unit"

/** Frees the unit at once. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await removeBlockByStaff(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
