import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { erpSolvedBody } from "../../../../../contract/staff-erp"
import { solveByStaff } from "../../../../../workflows/erp/settle-by-staff"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Closes a row that staff settled in the ERP by hand. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { note } = parse(erpSolvedBody, request.body)
  await solveByStaff(request.scope, { mirrorId: request.params.id, staffId: requireStaff(request), note })
  response.json({})
}
