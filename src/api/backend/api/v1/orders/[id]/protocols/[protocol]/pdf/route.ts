import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { orderProtocolPdf } from "#shop/fleet/queries/protocols/protocol-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id, protocol } = req.params
  const { name, content } = await orderProtocolPdf(req.scope, { customerId, orderId: id, id: protocol }, textsOf(req))
  sendPdf(res, name, content)
}
