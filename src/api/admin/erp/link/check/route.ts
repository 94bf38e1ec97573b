import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkErpLink } from "../../../../../shop/erp/commands/desk/check-link"
import type { StaffErpCheck } from "../../../../../shop/erp/wire/staff-erp"
import { requireStaff } from "../../../../http/identity/staff"

/** Asks the ERP now; an answer sets going what waits. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpCheck>) {
  response.json(await checkErpLink(request.scope, requireStaff(request)))
}
