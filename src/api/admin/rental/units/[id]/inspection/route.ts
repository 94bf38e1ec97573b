import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { inspectUnitByStaff } from "../../../../../../shop/fleet/commands/inspect-unit"
import { inspectionBody } from "../../../../../../shop/fleet/wire/staff-units"
import { requireStaff } from "../../../../../http/identity/staff"
import { parse } from "../../../../../http/parse"

/** A unit that came back has been looked at. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(inspectionBody, request.body)
  await inspectUnitByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
