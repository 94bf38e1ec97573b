import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { holdCart, releaseCart } from "#shop/checkout/commands/hold-cart"
import type { HoldAnswer } from "#shop/checkout/wire/checkout"

export const POST = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await holdCart(req.scope, { token: cartTokenParam(req), customerId }))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await releaseCart(req.scope, { token: cartTokenParam(req), customerId }))
}
