import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { waiveCharge } from "#shop/orders/commands/changes/waive-charge"
import { waiveBody } from "#shop/orders/wire/staff-rental"

/** Takes back what a change of a rental was charged with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { note } = parse(waiveBody, request.body)
  await waiveCharge(request.scope, requireStaff(request), request.params.id, note)
  response.json({})
}
