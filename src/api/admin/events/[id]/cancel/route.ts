import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffEventCancellation } from "../../../../../contract/staff-events"
import { cancelEvent } from "../../../../../workflows/events/end-event"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Calls the event off for good. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(staffEventCancellation, request.body)
  await cancelEvent(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
