import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffErpComparisons } from "../../../../contract/staff-erp"
import { addDays } from "../../../../domain/calendar-day"
import { today } from "../../../../lib/clock"
import { ERP_MODULE } from "../../../../modules/erp"
import type ErpModuleService from "../../../../modules/erp/service"
import { erpDifferences } from "../../../../queries/staff/erp-comparison"
import { periodOf } from "../../../http/day-query"

const LONGEST_DAYS = 366

/** Orders of a period that come to something else in the ERP; without days the last 30. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpComparisons>) {
  const period = periodOf(request.query, { start: addDays(today(), -30), end: today() }, LONGEST_DAYS)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json(await erpDifferences(db, office, period))
}
