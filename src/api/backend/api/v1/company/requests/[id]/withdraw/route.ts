import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { withdrawRequest } from "#shop/approvals/commands/answer"
import { requestWire } from "#shop/approvals/queries/request-wire"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"

export const POST = async (req: MedusaRequest, res: MedusaResponse<OrderRequestWire>) => {
  const { customerId } = await requireCustomerInPerson(req)
  await withdrawRequest(req.scope, customerId, req.params.id)
  res.json(await requestWire(req.scope, customerId, req.params.id))
}
