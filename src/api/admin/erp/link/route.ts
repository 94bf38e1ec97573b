import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpLink } from "#shop/erp/queries/staff/erp-link"
import type { StaffErpLink } from "#shop/erp/wire/staff-erp"
import { lateQuotesCount } from "#shop/quotes/queries/waiting-quotes"

/** Whether the ERP can be asked, and what waits. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpLink>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const erp = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  const [link, late_quotes] = await Promise.all([erpLink(db, erp), lateQuotesCount(db)])
  response.json({ ...link, counts: { ...link.counts, late_quotes } })
}
