import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { protocolPdf } from "../../../../../../queries/protocols/protocol-pdf"
import { sendPdf } from "../../../../../http/send-pdf"

/** What was found when a unit changed hands, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, content } = await protocolPdf(request.scope, request.params.id)
  sendPdf(response, name, content)
}
