import { periodOf } from "#api/http/day-query"
import { reads } from "#api/http/staff-routes"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpDifferences } from "#shop/erp/queries/staff/erp-comparison"
import type { StaffErpComparisons } from "#shop/erp/wire/staff-erp"

const LONGEST_DAYS = 366

/** Orders of a period that come to something else in the ERP; without days the last 30. */
export const GET = reads<StaffErpComparisons>(async ({ scope, db, query }) => {
  const period = periodOf(query, { start: addDays(today(), -30), end: today() }, LONGEST_DAYS)
  const { office } = scope.resolve<ErpModuleService>(ERP_MODULE)
  return erpDifferences(db, office, period)
})
