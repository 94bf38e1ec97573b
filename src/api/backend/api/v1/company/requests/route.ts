import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer } from "#api/http/identity/identity"
import { seenRequests, summaryWire } from "#shop/approvals/queries/requests"
import type { OrderRequestSummary } from "#shop/approvals/wire/order-request"

export const GET = async (req: MedusaRequest, res: MedusaResponse<OrderRequestSummary[]>) => {
  const { customerId } = await requireCustomer(req)
  const seen = await seenRequests(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId)
  res.json(seen.map(summaryWire))
}
