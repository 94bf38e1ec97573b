import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeBlockByStaff } from "../../../../../workflows/fleet/block-unit"
import { requireStaff } from "../../../../http/staff"

/** Frees the unit at once. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await removeBlockByStaff(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
