import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { removeByStaff } from "#shop/companies/commands/remove-by-staff"
import { staffCompanyOf } from "#shop/companies/queries/staff-company"
import type { StaffCompanyAnswer } from "#shop/companies/wire/staff-companies"

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCompanyAnswer>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffCompanyOf(db, request.params.id))
}

/** Takes the customer out of his company's account. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await removeByStaff(request.scope, byStaff(request))
  response.json({})
}
