import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { changeLoginByStaff } from "#shop/accounts/commands/by-staff/change-login-email"
import { loginEmailBody } from "#shop/accounts/wire/staff-customers"

/** Another e-mail to log in with; both addresses are told. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { email } = parse(loginEmailBody, request.body)
  await changeLoginByStaff(request.scope, byStaff(request), email)
  response.json({})
}
