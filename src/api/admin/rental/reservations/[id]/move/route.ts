import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { moveBody } from "../../../../../../contract/staff-plan"
import { moveReservationByStaff } from "../../../../../../workflows/fleet/move-reservation"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Puts a reservation on a unit of the same product. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(moveBody, request.body)
  await moveReservationByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
