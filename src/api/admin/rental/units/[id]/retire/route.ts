import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { retireUnitByStaff } from "#shop/fleet/commands/retire-unit"
import { type UnitChanged, unitVersionBody } from "#shop/fleet/wire/staff-units"

/** Takes a unit out of the fleet for good; its history stays. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const { version } = parse(unitVersionBody, request.body)
  response.json(await retireUnitByStaff(request.scope, requireStaff(request), request.params.id, version))
}
