import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { deleteDiscount, saveDiscount } from "#shop/special-prices/commands/save-discount"
import { discountBody } from "#shop/special-prices/wire/staff-discounts"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await saveDiscount(request.scope, byStaff(request), parse(discountBody, request.body), request.params.discount)
  response.json({})
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await deleteDiscount(request.scope, byStaff(request), request.params.discount)
  response.json({})
}
