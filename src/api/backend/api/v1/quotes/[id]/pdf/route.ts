import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { quotePdf } from "../../../../../../../queries/documents/customer-documents"
import { requireCustomer } from "../../../../../../http/identity"
import { sendPdf } from "../../../../../../http/send-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { number, content } = await quotePdf(req.scope, customerId, req.params.id)
  sendPdf(res, `Offerte_${number}.pdf`, content)
}
