import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { orderDocuments } from "#shop/erp/queries/staff/order-documents"
import { orderOffice } from "#shop/orders/queries/staff/order-office"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"

/** What Medusa's order page doesn't say: lines by kind, documents, mails, notes. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderOffice>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  const { id } = request.params
  const [order, documents] = await Promise.all([orderOffice(db, id), orderDocuments(db, office, id)])
  response.json({ ...order, documents })
}
