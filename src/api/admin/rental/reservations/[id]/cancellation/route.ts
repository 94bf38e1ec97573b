import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffCancellation } from "#shop/orders/queries/staff/changes-to-offer"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"

/** What a cancellation costs by the terms today. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCancellation>) {
  response.json(await staffCancellation(request.scope, request.params.id))
}
