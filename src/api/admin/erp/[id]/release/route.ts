import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { releaseCredit } from "#shop/erp/commands/staff/settle-by-staff"
import { erpReleaseBody } from "#shop/erp/wire/staff-erp"

/** Staff have given the money back, with a credit note in the ERP. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const settlement = parse(erpReleaseBody, request.body)
  await releaseCredit(request.scope, { mirrorId: request.params.id, staffId: requireStaff(request), ...settlement })
  response.json({})
}
