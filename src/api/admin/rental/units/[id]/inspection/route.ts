import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { inspectionBody } from "../../../../../../contract/staff-units"
import { inspectUnitByStaff } from "../../../../../../workflows/fleet/inspect-unit"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** A unit that came back has been looked at. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(inspectionBody, request.body)
  await inspectUnitByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
