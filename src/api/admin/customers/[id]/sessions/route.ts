import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endSessions } from "../../../../../workflows/customers/deactivate"
import { byStaff } from "../../../../http/customer-by-staff"

/** Signs the customer out on all devices. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endSessions(request.scope, byStaff(request))
  response.json({})
}
