import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { invoicePdf } from "../../../../../../../queries/documents/customer-documents"
import { requireCustomer } from "../../../../../../http/identity"
import { sendPdf } from "../../../../../../http/send-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { number, content } = await invoicePdf(req.scope, customerId, req.params.id)
  sendPdf(res, `Rechnung_${number}.pdf`, content)
}
