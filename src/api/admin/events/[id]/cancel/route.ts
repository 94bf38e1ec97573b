import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelEvent } from "../../../../../shop/events/commands/end-event"
import { staffEventCancellation } from "../../../../../shop/events/wire/staff-events"
import { requireStaff } from "../../../../http/identity/staff"
import { parse } from "../../../../http/parse"

/** Calls the event off for good. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(staffEventCancellation, request.body)
  await cancelEvent(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
