import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { ordersOf } from "#shop/orders/queries/customer-orders"
import type { Order } from "#shop/orders/wire/order"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await ordersOf(req.scope, customerId, { askFacts: factsOfOrders, texts: textsOf(req) }))
}
