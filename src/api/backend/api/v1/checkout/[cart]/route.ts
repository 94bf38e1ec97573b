import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { placeOrder } from "../../../../../../shop/checkout/commands/place-order"
import { type CheckoutAnswer, checkoutBody } from "../../../../../../wire"
import { cartTokenParam } from "../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../http/identity/identity"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<CheckoutAnswer>) => {
  const customer = await requireCustomer(req)
  const token = cartTokenParam(req)
  res.json(await placeOrder(req.scope, { token, ...customer, body: parse(checkoutBody, req.body) }))
}
