import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type UnitChanged, unitVersionBody } from "../../../../../../contract/staff-units"
import { restoreUnitByStaff } from "../../../../../../workflows/fleet/retire-unit"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Takes a retired unit into the fleet again. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const { version } = parse(unitVersionBody, request.body)
  response.json(await restoreUnitByStaff(request.scope, requireStaff(request), request.params.id, version))
}
