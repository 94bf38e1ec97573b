import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { deactivateCustomer, reactivateCustomer } from "#shop/accounts/commands/by-staff/deactivate"
import { deactivationBody } from "#shop/accounts/wire/staff-customers"

/** Closes the account. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { reason } = parse(deactivationBody, request.body)
  await deactivateCustomer(request.scope, byStaff(request), reason)
  response.json({})
}

/** Opens it again. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await reactivateCustomer(request.scope, byStaff(request))
  response.json({})
}
