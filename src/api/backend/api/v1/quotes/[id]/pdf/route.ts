import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { requireCustomer } from "#api/http/identity/identity"
import { quotePdf } from "#shop/quotes/queries/quote-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { number, content } = await quotePdf(req.scope, customerId, req.params.id)
  sendPdf(res, `Offerte_${number}.pdf`, content)
}
