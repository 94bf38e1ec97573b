import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ordersOf } from "../../../../../shop/orders/queries/customer-orders"
import type { Order } from "../../../../../wire"
import { requireCustomer } from "../../../../http/identity/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await ordersOf(req.scope, customerId))
}
