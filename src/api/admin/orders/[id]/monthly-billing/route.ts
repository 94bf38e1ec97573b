import { does } from "#api/http/staff-routes"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { startMonthlyBilling } from "#shop/orders/commands/billing/start-monthly-billing"

/** Has the order billed by the month from now on. */
export const POST = does((scope, staffId, orderId) =>
  startMonthlyBilling(scope, { orderId, staffId, askFacts: factsOfOrders }),
)
