import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { unitLabelsPdf } from "#shop/fleet/queries/labels/unit-labels"

/** The label of a unit, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, content } = await unitLabelsPdf(request.scope, { unitId: request.params.id }, textsOf(request))
  sendPdf(response, name, content)
}
