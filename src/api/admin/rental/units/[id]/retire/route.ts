import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type UnitChanged, unitVersionBody } from "../../../../../../contract/staff-units"
import { retireUnitByStaff } from "../../../../../../workflows/fleet/retire-unit"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Takes a unit out of the fleet for good; its history stays. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const { version } = parse(unitVersionBody, request.body)
  response.json(await retireUnitByStaff(request.scope, requireStaff(request), request.params.id, version))
}
