import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { retryByStaff } from "#shop/erp/commands/staff/settle-by-staff"

/** Lets a row go on where it stopped. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await retryByStaff(request.scope, { mirrorId: request.params.id, staffId: requireStaff(request) })
  response.json({})
}
