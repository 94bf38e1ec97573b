import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { checkErpLink } from "#shop/erp/commands/desk/check-link"
import type { StaffErpCheck } from "#shop/erp/wire/staff-erp"

/** Asks the ERP now; an answer sets going what waits. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpCheck>) {
  response.json(await checkErpLink(request.scope, requireStaff(request)))
}
