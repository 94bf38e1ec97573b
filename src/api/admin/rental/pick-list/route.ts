import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPdf } from "#api/http/answers/send-pdf"
import { textsOf } from "#api/http/answers/texts-of"
import { dayAhead } from "#api/http/day-query"
import { today } from "#platform/clock"
import { pickListPdf } from "#shop/fleet/queries/pick-list/pick-list-pdf"
import { ordersToPick } from "#shop/orders/queries/labels/orders-to-pick"

/** What goes out on `?day=`, today as a rule, as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const day = dayAhead(request.query.day, today())
  const { name, content } = await pickListPdf(request.scope, { day, today: today(), ordersToPick }, textsOf(request))
  sendPdf(response, name, content)
}
