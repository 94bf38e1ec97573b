import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpLink } from "#shop/erp/queries/staff/erp-link"
import type { StaffErpLink } from "#shop/erp/wire/staff-erp"

/** Whether the ERP can be asked, and what waits. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpLink>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await erpLink(db, request.scope.resolve<ErpModuleService>(ERP_MODULE)))
}
