import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffErpComparison } from "../../../../../../contract/staff-erp"
import { ERP_MODULE } from "../../../../../../modules/erp"
import type ErpModuleService from "../../../../../../modules/erp/service"
import { erpComparisonOf } from "../../../../../../queries/staff/erp-comparison"
import { rereadOrder } from "../../../../../../workflows/erp/reread-order"
import { notFound } from "../../../../../http/errors"
import { requireStaff } from "../../../../../http/staff"

/** Reads the order's invoices from the ERP anew and answers what it comes to here and there. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpComparison>) {
  const { scope, params } = request
  await rereadOrder(scope, requireStaff(request), params.id)
  const { office } = scope.resolve<ErpModuleService>(ERP_MODULE)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const comparison = await erpComparisonOf(db, office, params.id)
  if (!comparison) throw notFound()
  response.json(comparison)
}
