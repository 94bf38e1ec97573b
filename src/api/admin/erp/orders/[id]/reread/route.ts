import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { notFound } from "#platform/refusal"
import { rereadOrder } from "#shop/erp/commands/staff/reread-order"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpComparisonOf } from "#shop/erp/queries/staff/erp-comparison"
import type { StaffErpComparison } from "#shop/erp/wire/staff-erp"

/** Reads the order's invoices from the ERP again and answers what it comes to here and there. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpComparison>) {
  const { scope, params } = request
  await rereadOrder(scope, requireStaff(request), params.id)
  const { office } = scope.resolve<ErpModuleService>(ERP_MODULE)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const comparison = await erpComparisonOf(db, office, params.id)
  if (!comparison) throw notFound()
  response.json(comparison)
}
