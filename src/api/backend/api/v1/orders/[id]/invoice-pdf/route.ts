import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderInvoicePdf } from "../../../../../../../queries/documents/customer-documents"
import { requireCustomer } from "../../../../../../http/identity"
import { sendPdf } from "../../../../../../http/send-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id } = req.params
  sendPdf(res, `Rechnung_${id}.pdf`, await orderInvoicePdf(req.scope, customerId, id))
}
