import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { saveAddressByStaff } from "../../../../../shop/accounts/commands/by-staff/addresses"
import { type Address, addressBody } from "../../../../../wire"
import { byStaff } from "../../../../http/identity/customer-by-staff"
import { parse } from "../../../../http/parse"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Address>) {
  const body = parse(addressBody, request.body)
  response.status(201).json(await saveAddressByStaff(request.scope, byStaff(request), body))
}
