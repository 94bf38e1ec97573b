import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { waiveBody } from "../../../../../../contract/staff-rental"
import { waiveCharge } from "../../../../../../workflows/rentals/waive-charge"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Takes back what a change of a rental was charged with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { note } = parse(waiveBody, request.body)
  await waiveCharge(request.scope, requireStaff(request), request.params.id, note)
  response.json({})
}
