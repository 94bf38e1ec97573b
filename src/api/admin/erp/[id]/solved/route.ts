import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { solveByStaff } from "#shop/erp/commands/staff/settle-by-staff"
import { erpSolvedBody } from "#shop/erp/wire/staff-erp"

/** Closes a row that staff settled in the ERP by hand. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { note } = parse(erpSolvedBody, request.body)
  await solveByStaff(request.scope, { mirrorId: request.params.id, staffId: requireStaff(request), note })
  response.json({})
}
