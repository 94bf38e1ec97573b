import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { saveDiscount } from "#shop/special-prices/commands/save-discount"
import { staffDiscounts } from "#shop/special-prices/queries/discount-wire"
import { discountBody, type StaffDiscounts } from "#shop/special-prices/wire/staff-discounts"

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffDiscounts>) {
  response.json({ discounts: await staffDiscounts(request.scope, request.params.id) })
}

/** Gives the customer a discount. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await saveDiscount(request.scope, byStaff(request), parse(discountBody, request.body))
  response.status(201).json({})
}
