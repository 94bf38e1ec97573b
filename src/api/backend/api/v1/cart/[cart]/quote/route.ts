import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { textsOf } from "#api/http/answers/texts-of"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { settings } from "#config/settings"
import { today } from "#platform/clock"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { erpOf } from "#shop/erp/commands/mirror/shop-context"
import { quoteCart } from "#shop/quotes/commands/quote-cart"
import { untilIssued } from "#shop/quotes/commands/until-issued"
import { toQuoteWire } from "#shop/quotes/queries/quote-wire"
import type { Quote } from "#shop/quotes/wire/quote"

export const POST = async (req: MedusaRequest, res: MedusaResponse<Quote>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("quote", settings.limits.quotes, customerId))
  const quoteId = await quoteCart(req.scope, { token, customerId })
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { checkoutWait } = erpOf(req.scope).times
  res.json(toQuoteWire(await untilIssued(db, customerId, quoteId, checkoutWait), today(), textsOf(req)))
}
