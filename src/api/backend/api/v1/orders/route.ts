import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Order } from "../../../../../contract"
import { ordersOf } from "../../../../../queries/orders/customer-orders"
import { requireCustomer } from "../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await ordersOf(req.scope, customerId))
}
