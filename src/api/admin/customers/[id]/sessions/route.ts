import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { endSessions } from "#shop/accounts/commands/by-staff/deactivate"

/** Signs the customer out on all devices. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endSessions(request.scope, byStaff(request))
  response.json({})
}
