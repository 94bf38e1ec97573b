import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireStaff } from "#api/http/identity/staff"
import { message } from "#kernel/wire/message"
import { checkErpLink } from "#shop/erp/commands/staff/check-link"
import type { StaffErpCheck } from "#shop/erp/wire/staff-erp"

/** Asks the ERP now; an answer sets going what waits. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpCheck>) {
  const { isReachable, said } = await checkErpLink(request.scope, requireStaff(request))
  response.json({ is_reachable: isReachable, message: textsOf(request)(message(said)) })
}
