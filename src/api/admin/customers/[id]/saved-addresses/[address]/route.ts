import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { deleteAddressByStaff, saveAddressByStaff } from "#shop/accounts/commands/by-staff/addresses"
import { type Address, addressBody } from "#shop/accounts/wire/address"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Address>) {
  const body = parse(addressBody, request.body)
  response.json(await saveAddressByStaff(request.scope, byStaff(request), body, request.params.address))
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await deleteAddressByStaff(request.scope, byStaff(request), request.params.address)
  response.json({})
}
