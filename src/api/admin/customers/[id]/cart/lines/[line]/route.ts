import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { byStaff } from "#api/http/identity/customer-by-staff"
import { parse } from "#api/http/parse"
import { endLinePrice, setLinePrice } from "#shop/cart/commands/by-staff/line-price"
import { linePriceBody } from "#shop/cart/wire/staff-cart"

/** Sets the price of a line. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await setLinePrice(request.scope, byStaff(request), request.params.line, parse(linePriceBody, request.body))
  response.json({})
}

/** Today's price again. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endLinePrice(request.scope, byStaff(request), request.params.line)
  response.json({})
}
