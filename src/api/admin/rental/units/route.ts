import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { addUnitByStaff } from "../../../../shop/fleet/commands/change-unit"
import { newUnitBody, type UnitChanged } from "../../../../shop/fleet/wire/staff-units"
import { requireStaff } from "../../../http/identity/staff"
import { parse } from "../../../http/parse"

/** Takes a new unit of a rental product into the fleet. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const body = parse(newUnitBody, request.body)
  response.status(201).json(await addUnitByStaff(request.scope, requireStaff(request), body))
}
