import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireRight } from "#api/http/staff-access/required-right"
import { cancelByStaff } from "#shop/orders/commands/changes/change-by-staff"
import { cancelByStaffBody } from "#shop/orders/wire/staff-rental"

/** Cancels a rental of an order for the fee that was shown, or for none. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(cancelByStaffBody, request.body)
  if (body.is_waived) requireRight(request, "prices")
  await cancelByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
