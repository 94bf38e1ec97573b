import { reads } from "#api/http/staff-routes"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { orderDocuments } from "#shop/erp/queries/staff/order-documents"
import { orderOffice } from "#shop/orders/queries/staff/order-office"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"

/** What Medusa's order page doesn't say: lines by kind, documents, mails, notes. */
export const GET = reads<StaffOrderOffice>(async ({ scope, db, id }) => {
  const { office } = scope.resolve<ErpModuleService>(ERP_MODULE)
  const [order, documents] = await Promise.all([orderOffice(db, id, factsOfOrders), orderDocuments(db, office, id)])
  return { ...order, documents }
})
