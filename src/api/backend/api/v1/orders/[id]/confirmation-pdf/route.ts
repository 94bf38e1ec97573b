import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { confirmationPdf } from "../../../../../../../queries/documents/customer-documents"
import { requireCustomer } from "../../../../../../http/identity"
import { sendPdf } from "../../../../../../http/send-pdf"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomer(req)
  const { id } = req.params
  sendPdf(res, `Auftragsbestaetigung_${id}.pdf`, await confirmationPdf(req.scope, customerId, id))
}
