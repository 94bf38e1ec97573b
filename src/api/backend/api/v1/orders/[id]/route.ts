import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { orderOf } from "#shop/orders/queries/customer-orders"
import type { Order } from "#shop/orders/wire/order"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId } = await requireCustomer(req)
  res.json(
    await orderOf(req.scope, { customerId, orderId: req.params.id }, { askFacts: factsOfOrders, texts: textsOf(req) }),
  )
}
