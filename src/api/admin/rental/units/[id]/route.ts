import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type UnitChanged, unitChangeBody } from "../../../../../contract/staff-units"
import { changeUnitByStaff } from "../../../../../workflows/fleet/change-unit"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Changes what is known of a unit, and whether it is in service. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const body = parse(unitChangeBody, request.body)
  response.json(await changeUnitByStaff(request.scope, requireStaff(request), request.params.id, body))
}
