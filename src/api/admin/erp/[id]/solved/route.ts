import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settleByStaff } from "../../../../../workflows/erp/settle-by-staff"
import { requireStaff } from "../../../../http/staff"

/** Closes a row that staff settled in the ERP by hand. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await settleByStaff(request.scope, "solved", { mirrorId: request.params.id, staffId: requireStaff(request) })
  response.json({})
}
