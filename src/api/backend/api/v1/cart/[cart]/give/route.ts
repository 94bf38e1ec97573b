import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { giveCart } from "#shop/cart/commands/give/give-cart"
import { type GiveCartAnswer, giveCartBody } from "#shop/cart/wire/cart"

export const POST = async (req: MedusaRequest, res: MedusaResponse<GiveCartAnswer>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const { colleague } = parse(giveCartBody, req.body)
  const { givenCarts, givenCartsPerColleague } = settings.limits
  await countAttempt(
    req.scope.resolve<SessionModuleService>(SESSION_MODULE),
    limitRule("given-carts", givenCarts, customerId),
    limitRule("given-carts-colleague", givenCartsPerColleague, colleague),
  )
  res.json(await giveCart(req.scope, { token, customerId, colleagueId: colleague }))
}
