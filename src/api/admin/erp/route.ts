import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { erpRowsQuery, type StaffErpRows } from "../../../contract/staff-erp"
import { ERP_MODULE } from "../../../modules/erp"
import type ErpModuleService from "../../../modules/erp/service"
import { erpQueue, erpRowsOfOrder } from "../../../queries/staff/erp-rows"
import { parse } from "../../http/parse"

/** The queue into the ERP, or what of one order is there. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpRows>) {
  const { order_id: orderId, ...query } = parse(erpRowsQuery, request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json(orderId ? await erpRowsOfOrder(db, office, orderId) : await erpQueue(db, office, query))
}
