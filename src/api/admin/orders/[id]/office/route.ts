import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffOrderOffice } from "../../../../../contract/staff-orders"
import { ERP_MODULE } from "../../../../../modules/erp"
import type ErpModuleService from "../../../../../modules/erp/service"
import { orderOffice } from "../../../../../queries/staff/order-office"

/** What Medusa's order page doesn't say: lines by kind, documents, mails, notes. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderOffice>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json(await orderOffice(db, office, request.params.id))
}
