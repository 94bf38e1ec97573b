import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "../../../../../../../config/settings"
import type { Quote } from "../../../../../../../contract"
import { today } from "../../../../../../../lib/clock"
import { SESSION_MODULE } from "../../../../../../../modules/session"
import type SessionModuleService from "../../../../../../../modules/session/service"
import { toQuoteWire } from "../../../../../../../queries/quotes/quote-wire"
import { countAttempt, limitRule } from "../../../../../../../workflows/accounts/limits"
import { erpOf } from "../../../../../../../workflows/erp/shop-desk"
import { quoteCart } from "../../../../../../../workflows/quotes/quote-cart"
import { untilIssued } from "../../../../../../../workflows/quotes/until-issued"
import { cartTokenParam } from "../../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../../http/identity"

export const POST = async (req: MedusaRequest, res: MedusaResponse<Quote>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("quote", settings.limits.quotes, customerId))
  const quoteId = await quoteCart(req.scope, { token, customerId })
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { checkoutWait } = erpOf(req.scope).times
  res.json(toQuoteWire(await untilIssued(db, customerId, quoteId, checkoutWait), today()))
}
