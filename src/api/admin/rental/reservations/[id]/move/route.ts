import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { moveReservationByStaff } from "#shop/fleet/commands/move-reservation"
import { moveBody } from "#shop/fleet/wire/staff-plan"

/** Puts a reservation on a unit of the same product. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(moveBody, request.body)
  await moveReservationByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
