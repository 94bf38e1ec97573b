import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { blockBody } from "../../../../contract/staff-plan"
import { blockUnitByStaff } from "../../../../workflows/fleet/block-unit"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** Blocks a unit for repair, calibration or the shop's own use. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(blockBody, request.body)
  response.status(201).json({ id: await blockUnitByStaff(request.scope, requireStaff(request), body) })
}
