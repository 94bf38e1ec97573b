import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { holdCart, releaseCart } from "../../../../../../../shop/checkout/commands/hold-cart"
import type { HoldAnswer } from "../../../../../../../wire"
import { cartTokenParam } from "../../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../../http/identity/identity"

export const POST = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await holdCart(req.scope, { token: cartTokenParam(req), customerId }))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await releaseCart(req.scope, { token: cartTokenParam(req), customerId }))
}
