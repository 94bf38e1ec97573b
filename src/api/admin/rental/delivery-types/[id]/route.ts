import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { changeDeliveryType } from "#shop/fleet/commands/terms/delivery-types"
import { changedVersion, confirmation, deliveryTypeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Changes a delivery type; what was reserved with it stays as it is. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(deliveryTypeBody, request.body)
  const change = {
    id: request.params.id,
    ...parse(changedVersion, request.body),
    ...parse(confirmation, request.body),
  }
  await changeDeliveryType(request.scope, requireStaff(request), change, body)
  response.json({})
}
