import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { changeUnitByStaff } from "#shop/fleet/commands/change-unit"
import { type UnitChanged, unitChangeBody } from "#shop/fleet/wire/staff-units"

/** Changes what is known of a unit, and whether it is in service. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const body = parse(unitChangeBody, request.body)
  response.json(await changeUnitByStaff(request.scope, requireStaff(request), request.params.id, body))
}
