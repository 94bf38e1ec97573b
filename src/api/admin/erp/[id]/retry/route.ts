import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settleByStaff } from "../../../../../workflows/erp/settle-by-staff"
import { requireStaff } from "../../../../http/staff"

/** Lets a row go on where it stopped. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await settleByStaff(request.scope, "retry", { mirrorId: request.params.id, staffId: requireStaff(request) })
  response.json({})
}
