import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { endEntryByStaff } from "#shop/wait-list/commands/end-by-staff"

/** Takes one off the list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endEntryByStaff(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
