import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { textsOf } from "#api/http/answers/texts-of"
import { cartTokenParam } from "#api/http/cart-token-param"
import { customerOf, customerOfToken } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { loginRequired } from "#platform/refusal"
import { linkCart } from "#shop/cart/commands/link-cart"
import { clearCart } from "#shop/cart/commands/remove-line"
import { cartView } from "#shop/cart/queries/cart-view"
import { type Cart, type LinkCartAnswer, linkCartBody } from "#shop/cart/wire/cart"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Cart>) => {
  res.json(await cartView(req.scope, cartTokenParam(req), textsOf(req)))
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse<LinkCartAnswer>) => {
  const token = cartTokenParam(req)
  const customerId = await customerToLink(req)
  res.json(await linkCart(req.scope, token, customerId))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  await clearCart(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartTokenParam(req))
  res.json({})
}

/** Right after a login the body names it (spec "public shop" §7); later calls carry it in the header. */
async function customerToLink(req: MedusaRequest): Promise<string> {
  const { token } = parse(linkCartBody, req.body)
  const login = (token && (await customerOfToken(req, token))) || (await customerOf(req))
  if (!login) throw loginRequired()
  return login.customerId
}
