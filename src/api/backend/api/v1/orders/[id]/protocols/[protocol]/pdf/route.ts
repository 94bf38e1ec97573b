import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderProtocolPdf } from "../../../../../../../../../queries/protocols/protocol-pdf"
import { requireCustomer } from "../../../../../../../../http/identity"
import { sendPdf } from "../../../../../../../../http/send-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id, protocol } = req.params
  const { name, content } = await orderProtocolPdf(req.scope, { customerId, orderId: id, id: protocol })
  sendPdf(res, name, content)
}
