import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { protocolPdf } from "../../../../../../shop/fleet/queries/protocols/protocol-pdf"
import { sendPdf } from "../../../../../http/answers/send-pdf"

/** What was found when a unit changed hands, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, content } = await protocolPdf(request.scope, request.params.id)
  sendPdf(response, name, content)
}
