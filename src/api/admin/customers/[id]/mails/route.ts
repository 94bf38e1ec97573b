import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendLinkByStaff } from "../../../../../shop/accounts/commands/by-staff/send-link"
import { customerMailBody } from "../../../../../shop/accounts/wire/staff-customers"
import { byStaff } from "../../../../http/identity/customer-by-staff"
import { parse } from "../../../../http/parse"

/** Sends the customer a link to activate the account or to set a new password. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await sendLinkByStaff(request.scope, byStaff(request), parse(customerMailBody, request.body))
  response.json({})
}
