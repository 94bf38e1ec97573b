import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { newUnitBody, type UnitChanged } from "../../../../contract/staff-units"
import { addUnitByStaff } from "../../../../workflows/fleet/change-unit"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** Takes a new unit of a rental product into the fleet. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChanged>) {
  const body = parse(newUnitBody, request.body)
  response.status(201).json(await addUnitByStaff(request.scope, requireStaff(request), body))
}
