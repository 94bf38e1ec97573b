import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeBlockByStaff } from "../../../../../shop/fleet/commands/block-unit"
import { requireStaff } from "../../../../http/identity/staff"

/** Frees the unit at once. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await removeBlockByStaff(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
