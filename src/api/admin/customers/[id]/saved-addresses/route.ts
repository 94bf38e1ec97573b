import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type Address, addressBody } from "../../../../../contract"
import { saveAddressByStaff } from "../../../../../workflows/customers/addresses"
import { byStaff } from "../../../../http/customer-by-staff"
import { parse } from "../../../../http/parse"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Address>) {
  const body = parse(addressBody, request.body)
  response.status(201).json(await saveAddressByStaff(request.scope, byStaff(request), body))
}
