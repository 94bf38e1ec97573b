import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomer } from "#api/http/identity/identity"
import { requestWire } from "#shop/approvals/queries/request-wire"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"

export const GET = async (req: MedusaRequest, res: MedusaResponse<OrderRequestWire>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await requestWire(req.scope, customerId, req.params.id))
}
