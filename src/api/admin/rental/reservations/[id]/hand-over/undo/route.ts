import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { undoHandOverByStaff } from "#shop/fleet/commands/undo-hand-over"
import { undoHandOverBody } from "#shop/fleet/wire/staff-handover"

/** Takes back a hand-over that was recorded for the wrong rental, or too soon. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(undoHandOverBody, request.body)
  await undoHandOverByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
