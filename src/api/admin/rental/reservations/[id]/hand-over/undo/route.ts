import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { undoHandOverBody } from "../../../../../../../contract/staff-desk"
import { undoHandOverByStaff } from "../../../../../../../workflows/fleet/undo-hand-over"
import { parse } from "../../../../../../http/parse"
import { requireStaff } from "../../../../../../http/staff"

/** Takes back a hand-over that was recorded for the wrong rental, or too soon. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(undoHandOverBody, request.body)
  await undoHandOverByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
