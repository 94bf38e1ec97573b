import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { requireCustomer } from "#api/http/identity/identity"
import { invoicePdf } from "#shop/erp/queries/documents/customer-documents"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { number, content } = await invoicePdf(req.scope, customerId, req.params.id)
  sendPdf(res, `Rechnung_${number}.pdf`, content)
}
