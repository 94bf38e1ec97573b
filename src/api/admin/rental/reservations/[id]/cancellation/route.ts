import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffCancellation } from "../../../../../../contract/staff-rental"
import { staffCancellation } from "../../../../../../queries/staff/changes-to-offer"

/** What a cancellation costs by the terms today. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCancellation>) {
  response.json(await staffCancellation(request.scope, request.params.id))
}
