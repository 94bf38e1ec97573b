import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { waiveCharge } from "../../../../../../shop/orders/commands/changes/waive-charge"
import { waiveBody } from "../../../../../../shop/orders/wire/staff-rental"
import { requireStaff } from "../../../../../http/identity/staff"
import { parse } from "../../../../../http/parse"

/** Takes back what a change of a rental was charged with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { note } = parse(waiveBody, request.body)
  await waiveCharge(request.scope, requireStaff(request), request.params.id, note)
  response.json({})
}
