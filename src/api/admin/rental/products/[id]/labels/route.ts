import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { parse } from "#api/http/parse"
import { unitLabelsPdf } from "#shop/fleet/queries/labels/unit-labels"
import { unitLabelsQuery } from "#shop/fleet/wire/staff-units"

/** Labels of a product's units, a page each, as a PDF: of `?units=` those, divided by commas, else of all. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, params, query } = request
  const unitIds = parse(unitLabelsQuery, query).units.split(",").filter(Boolean)
  const { name, content } = await unitLabelsPdf(scope, { productId: params.id, unitIds }, textsOf(request))
  sendPdf(response, name, content)
}
