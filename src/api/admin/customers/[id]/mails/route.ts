import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerMailBody } from "../../../../../contract/staff-customers"
import { sendLinkByStaff } from "../../../../../workflows/customers/send-link"
import { byStaff } from "../../../../http/customer-by-staff"
import { parse } from "../../../../http/parse"

/** Sends the customer a link to activate the account or to set a new password. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await sendLinkByStaff(request.scope, byStaff(request), parse(customerMailBody, request.body))
  response.json({})
}
