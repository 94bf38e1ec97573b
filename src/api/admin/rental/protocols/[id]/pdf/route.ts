import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { protocolPdf } from "#shop/fleet/queries/protocols/protocol-pdf"

/** What was found when a unit changed hands, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, content } = await protocolPdf(request.scope, request.params.id, textsOf(request))
  sendPdf(response, name, content)
}
