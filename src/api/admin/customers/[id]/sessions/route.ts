import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endSessions } from "../../../../../shop/accounts/commands/by-staff/deactivate"
import { byStaff } from "../../../../http/identity/customer-by-staff"

/** Signs the customer out on all devices. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endSessions(request.scope, byStaff(request))
  response.json({})
}
