import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendStoredFile } from "#api/http/answers/send-file"
import { requireCustomer } from "#api/http/identity/identity"
import { notFound } from "#platform/refusal"
import { ownRental } from "#shop/orders/queries/customer-orders"

/** The certificate of the unit that the customer has or had, or is promised by name. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { order, line } = await ownRental(req.scope, customerId, req.params.id, req.params.item)
  const reserved = order.rentals.find(({ orderLineId }) => orderLineId === line.id)
  if (!reserved?.certificateId) throw notFound()
  await sendStoredFile(req, res, reserved.certificateId)
}
