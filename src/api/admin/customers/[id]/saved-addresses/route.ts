import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { addAddressByStaff } from "#shop/accounts/commands/by-staff/addresses"
import { type Address, addressBody } from "#shop/accounts/wire/address"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Address>) {
  const body = parse(addressBody, request.body)
  response.status(201).json(await addAddressByStaff(request.scope, byStaff(request), body))
}
