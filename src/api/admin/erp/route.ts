import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffErpRows } from "../../../contract/staff-erp"
import { erpRows } from "../../../queries/staff/erp-rows"

/** The queue into the ERP, or what of one order is there. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpRows>) {
  const { order_id: orderId } = request.query
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ rows: await erpRows(db, typeof orderId === "string" ? orderId : null) })
}
