import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { inspectUnitByStaff } from "#shop/fleet/commands/inspect-unit"
import { inspectionBody } from "#shop/fleet/wire/staff-units"

/** A unit that came back has been looked at. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(inspectionBody, request.body)
  await inspectUnitByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
