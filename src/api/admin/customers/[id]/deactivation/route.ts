import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deactivationBody } from "../../../../../contract/staff-customers"
import { deactivateCustomer, reactivateCustomer } from "../../../../../workflows/customers/deactivate"
import { byStaff } from "../../../../http/customer-by-staff"
import { parse } from "../../../../http/parse"

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
