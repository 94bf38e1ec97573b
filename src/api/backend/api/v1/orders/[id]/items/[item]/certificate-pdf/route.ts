import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ownRental } from "../../../../../../../../../queries/orders/customer-orders"
import { notFound } from "../../../../../../../../http/errors"
import { requireCustomer } from "../../../../../../../../http/identity"
import { sendStoredFile } from "../../../../../../../../http/send-file"

/** The certificate of the unit that the customer has or had, or is promised by name. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { order, line } = await ownRental(req.scope, customerId, req.params.id, req.params.item)
  const reserved = order.rentals.find(({ orderLineId }) => orderLineId === line.id)
  if (!reserved?.certificateId) throw notFound()
  await sendStoredFile(req, res, reserved.certificateId)
}
