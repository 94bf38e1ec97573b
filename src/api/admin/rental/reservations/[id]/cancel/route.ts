import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelByStaffBody } from "../../../../../../contract/staff-rental"
import { cancelByStaff } from "../../../../../../workflows/rentals/change-by-staff"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Cancels a rental of an order for the fee that was shown. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(cancelByStaffBody, request.body)
  await cancelByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
