import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { addUnitByStaff } from "#shop/fleet/commands/change-unit"
import { newUnitBody, type UnitChanged } from "#shop/fleet/wire/staff-units"

/** Takes a new unit of a rental product into the fleet. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const body = parse(newUnitBody, request.body)
  response.status(201).json(await addUnitByStaff(request.scope, requireStaff(request), body))
}
