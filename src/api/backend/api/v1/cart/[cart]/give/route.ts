import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { giveCart } from "#shop/cart/commands/give/give-cart"
import { type GiveCartAnswer, giveCartBody } from "#shop/cart/wire/cart"

export const POST = async (req: MedusaRequest, res: MedusaResponse<GiveCartAnswer>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const { colleague } = parse(giveCartBody, req.body)
  res.json(await giveCart(req.scope, { token, customerId, colleagueId: colleague }))
}
