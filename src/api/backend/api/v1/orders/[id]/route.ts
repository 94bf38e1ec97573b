import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderOf } from "../../../../../../shop/orders/queries/customer-orders"
import type { Order } from "../../../../../../wire"
import { requireCustomer } from "../../../../../http/identity/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await orderOf(req.scope, customerId, req.params.id))
}
