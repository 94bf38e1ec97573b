import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { liftRentalLimit, restoreRentalLimit } from "#shop/accounts/commands/by-staff/rental-trust"
import { rentalTrustBody } from "#shop/accounts/wire/staff-customers"

/** Lets the customer rent more than new ones may. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { reason } = parse(rentalTrustBody, request.body)
  await liftRentalLimit(request.scope, byStaff(request), reason)
  response.json({})
}

/** The limit holds again. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await restoreRentalLimit(request.scope, byStaff(request))
  response.json({})
}
