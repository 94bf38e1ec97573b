import { reads } from "#api/http/staff-routes"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpLink } from "#shop/erp/queries/staff/erp-link"
import type { StaffErpLink } from "#shop/erp/wire/staff-erp"
import { lateQuotesCount } from "#shop/quotes/queries/waiting-quotes"

/** Whether the ERP can be asked, and what waits. */
export const GET = reads<StaffErpLink>(async ({ scope, db }) => {
  const erp = scope.resolve<ErpModuleService>(ERP_MODULE)
  const [link, late_quotes] = await Promise.all([erpLink(db, erp), lateQuotesCount(db)])
  return { ...link, counts: { ...link.counts, late_quotes } }
})
