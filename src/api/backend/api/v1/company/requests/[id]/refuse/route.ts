import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { refuseRequest } from "#shop/approvals/commands/answer"
import { requestWire } from "#shop/approvals/queries/request-wire"
import { type OrderRequestWire, refuseRequestBody } from "#shop/approvals/wire/order-request"

export const POST = async (req: MedusaRequest, res: MedusaResponse<OrderRequestWire>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { id } = req.params
  await refuseRequest(req.scope, { customerId, id, reason: parse(refuseRequestBody, req.body).reason })
  res.json(await requestWire(req.scope, customerId, id))
}
