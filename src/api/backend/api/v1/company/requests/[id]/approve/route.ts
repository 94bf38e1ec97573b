import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { requestWire } from "#shop/approvals/queries/request-wire"
import { approveRequestBody, type OrderRequestWire } from "#shop/approvals/wire/order-request"
import { approveRequest } from "#shop/checkout/commands/approve-request"

export const POST = async (req: MedusaRequest, res: MedusaResponse<OrderRequestWire>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { confirmed_total: confirmedTotal } = parse(approveRequestBody, req.body)
  await approveRequest(req.scope, { customerId, requestId: req.params.id, confirmedTotal })
  res.json(await requestWire(req.scope, customerId, req.params.id))
}
