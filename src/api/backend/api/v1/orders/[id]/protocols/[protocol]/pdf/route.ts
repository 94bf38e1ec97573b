import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderProtocolPdf } from "../../../../../../../../../shop/fleet/queries/protocols/protocol-pdf"
import { sendPdf } from "../../../../../../../../http/answers/send-pdf"
import { requireCustomer } from "../../../../../../../../http/identity/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id, protocol } = req.params
  const { name, content } = await orderProtocolPdf(req.scope, { customerId, orderId: id, id: protocol })
  sendPdf(res, name, content)
}
