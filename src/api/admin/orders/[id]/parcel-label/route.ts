import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { parcelLabelPdf } from "#shop/orders/queries/labels/parcel-label"

/** The label of an order's parcel, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, content } = await parcelLabelPdf(request.scope, request.params.id, textsOf(request))
  sendPdf(response, name, content)
}
