import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpQueue, erpRowsOfOrder } from "#shop/erp/queries/staff/erp-rows"
import { erpRowsQuery, type StaffErpRows } from "#shop/erp/wire/staff-erp"
import { parse } from "../../http/parse"

/** The queue into the ERP, or what of one order is there. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpRows>) {
  const { order_id: orderId, ...query } = parse(erpRowsQuery, request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json(orderId ? await erpRowsOfOrder(db, office, orderId) : await erpQueue(db, office, query))
}
