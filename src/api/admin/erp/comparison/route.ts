import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { periodOf } from "#api/http/day-query"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpDifferences } from "#shop/erp/queries/staff/erp-comparison"
import type { StaffErpComparisons } from "#shop/erp/wire/staff-erp"

const LONGEST_DAYS = 366

/** Orders of a period that come to something else in the ERP; without days the last 30. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpComparisons>) {
  const period = periodOf(request.query, { start: addDays(today(), -30), end: today() }, LONGEST_DAYS)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json(await erpDifferences(db, office, period))
}
