import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { erpReleaseBody } from "../../../../../contract/staff-erp"
import { releaseCredit } from "../../../../../workflows/erp/settle-by-staff"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Staff have given the money back, with a credit note in the ERP. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const settlement = parse(erpReleaseBody, request.body)
  await releaseCredit(request.scope, { mirrorId: request.params.id, staffId: requireStaff(request), ...settlement })
  response.json({})
}
