import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffErpCheck } from "../../../../../contract/staff-erp"
import { checkErpLink } from "../../../../../workflows/erp/check-link"
import { requireStaff } from "../../../../http/staff"

/** Asks the ERP now; an answer sets going what waits. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpCheck>) {
  response.json(await checkErpLink(request.scope, requireStaff(request)))
}
