import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { doesToCustomer } from "#api/http/staff-routes"
import { changeAddressByStaff, deleteAddressByStaff } from "#shop/accounts/commands/by-staff/addresses"
import type { Address } from "#shop/accounts/wire/address"
import { staffAddressBody } from "#shop/accounts/wire/staff-customers"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Address>) {
  const body = parse(staffAddressBody, request.body)
  response.json(await changeAddressByStaff(request.scope, byStaff(request), body, request.params.address))
}

export const DELETE = doesToCustomer((scope, by, { address }) => deleteAddressByStaff(scope, by, address))
