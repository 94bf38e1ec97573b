import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { blockUnitByStaff } from "#shop/fleet/commands/block-unit"
import { blockBody } from "#shop/fleet/wire/staff-plan"

/** Blocks a unit for repair, calibration or the shop's own use. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(blockBody, request.body)
  response.status(201).json({ id: await blockUnitByStaff(request.scope, requireStaff(request), body) })
}
