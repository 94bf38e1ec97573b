import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { confirmAgain } from "#shop/orders/commands/confirm-again"

/** Sends the order's confirmation once more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await confirmAgain(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
