import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { cancelEvent } from "#shop/events/commands/end-event"
import { staffEventCancellation } from "#shop/events/wire/staff-events"

/** Calls the event off for good. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(staffEventCancellation, request.body)
  await cancelEvent(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
