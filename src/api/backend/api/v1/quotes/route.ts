import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomer } from "#api/http/identity/identity"
import { today } from "#platform/clock"
import { quotesOf } from "#shop/quotes/queries/quote-record"
import { toQuoteWire } from "#shop/quotes/queries/quote-wire"
import type { Quote } from "#shop/quotes/wire/quote"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Quote[]>) => {
  const { customerId } = await requireCustomer(req)
  const quotes = await quotesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId)
  res.json(quotes.map((quote) => toQuoteWire(quote, today(), textsOf(req))))
}
