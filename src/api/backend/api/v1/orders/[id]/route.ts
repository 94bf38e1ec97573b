import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Order } from "../../../../../../contract"
import { orderOf } from "../../../../../../queries/orders/customer-orders"
import { requireCustomer } from "../../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Order>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await orderOf(req.scope, customerId, req.params.id))
}
