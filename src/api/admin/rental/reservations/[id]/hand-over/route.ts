import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { handOverBody } from "../../../../../../contract/staff-desk"
import { handOverByStaff } from "../../../../../../workflows/fleet/hand-over"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Gives the unit with the scanned serial number out. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(handOverBody, request.body)
  await handOverByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
