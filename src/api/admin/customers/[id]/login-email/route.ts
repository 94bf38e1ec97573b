import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { loginEmailBody } from "../../../../../contract/staff-customers"
import { changeLoginByStaff } from "../../../../../workflows/customers/change-login-email"
import { byStaff } from "../../../../http/customer-by-staff"
import { parse } from "../../../../http/parse"

/** Another e-mail to log in with; both addresses are told. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const { email } = parse(loginEmailBody, request.body)
  await changeLoginByStaff(request.scope, byStaff(request), email)
  response.json({})
}
