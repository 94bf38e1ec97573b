import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { moveReservationByStaff } from "../../../../../../shop/fleet/commands/move-reservation"
import { moveBody } from "../../../../../../shop/fleet/wire/staff-plan"
import { requireStaff } from "../../../../../http/identity/staff"
import { parse } from "../../../../../http/parse"

/** Puts a reservation on a unit of the same product. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(moveBody, request.body)
  await moveReservationByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
