import { reads } from "#api/http/staff-routes"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { erpQueue, erpRowsOfOrder } from "#shop/erp/queries/staff/erp-rows"
import { erpRowsQuery, type StaffErpRows } from "#shop/erp/wire/staff-erp"
import { parse } from "../../http/parse"

/** The queue into the ERP, or what of one order is there. */
export const GET = reads<StaffErpRows>(async ({ scope, db, query }) => {
  const { order_id: orderId, ...page } = parse(erpRowsQuery, query)
  const { office } = scope.resolve<ErpModuleService>(ERP_MODULE)
  return orderId ? await erpRowsOfOrder(db, office, orderId) : await erpQueue(db, office, page)
})
