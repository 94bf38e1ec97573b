import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { placeOrder } from "#shop/checkout/commands/place-order"
import { type CheckoutAnswer, checkoutBody } from "#shop/checkout/wire/checkout"

export const POST = async (req: MedusaRequest, res: MedusaResponse<CheckoutAnswer>) => {
  const customer = await requireCustomer(req)
  const token = cartTokenParam(req)
  res.json(await placeOrder(req.scope, { token, ...customer, body: parse(checkoutBody, req.body) }))
}
