import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { handOverByStaff } from "../../../../../../shop/fleet/commands/hand-over"
import { handOverBody } from "../../../../../../shop/fleet/wire/staff-desk"
import { requireStaff } from "../../../../../http/identity/staff"
import { parse } from "../../../../../http/parse"

/** Gives the unit with the scanned serial number out. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(handOverBody, request.body)
  await handOverByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
