import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changedVersion, confirmation, deliveryTypeBody } from "../../../../../contract/staff-rental-terms"
import { changeDeliveryType } from "../../../../../workflows/rental-terms/delivery-types"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

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
