import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { quotePdf } from "../../../../../../../shop/erp/queries/documents/customer-documents"
import { sendPdf } from "../../../../../../http/answers/send-pdf"
import { requireCustomer } from "../../../../../../http/identity/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { number, content } = await quotePdf(req.scope, customerId, req.params.id)
  sendPdf(res, `Offerte_${number}.pdf`, content)
}
