import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffErpLink } from "../../../../contract/staff-erp"
import { ERP_MODULE } from "../../../../modules/erp"
import type ErpModuleService from "../../../../modules/erp/service"
import { erpLink } from "../../../../queries/staff/erp-link"

/** Whether the ERP can be asked, and what waits. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpLink>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await erpLink(db, request.scope.resolve<ErpModuleService>(ERP_MODULE)))
}
