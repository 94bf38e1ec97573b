import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { requireCustomer } from "#api/http/identity/identity"
import { confirmationPdf } from "#shop/erp/queries/documents/customer-documents"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id } = req.params
  sendPdf(res, `Auftragsbestaetigung_${id}.pdf`, await confirmationPdf(req.scope, customerId, id))
}
