import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { handOverByStaff } from "#shop/fleet/commands/hand-over"
import { handOverBody } from "#shop/fleet/wire/staff-handover"

/** Gives the unit with the scanned serial number out. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(handOverBody, request.body)
  await handOverByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
