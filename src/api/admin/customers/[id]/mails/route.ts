import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { sendLinkByStaff } from "#shop/accounts/commands/by-staff/send-link"
import { customerMailBody } from "#shop/accounts/wire/staff-customers"

/** Sends the customer a link to activate the account or to set a new password. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await sendLinkByStaff(request.scope, byStaff(request), parse(customerMailBody, request.body))
  response.json({})
}
