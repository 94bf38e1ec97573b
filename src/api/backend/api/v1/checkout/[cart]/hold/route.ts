import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { HoldAnswer } from "../../../../../../../contract"
import { holdCart, releaseCart } from "../../../../../../../workflows/checkout/hold-cart"
import { cartTokenParam } from "../../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../../http/identity"

export const POST = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await holdCart(req.scope, { token: cartTokenParam(req), customerId }))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<HoldAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await releaseCart(req.scope, { token: cartTokenParam(req), customerId }))
}
