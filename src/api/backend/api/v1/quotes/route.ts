import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Quote } from "../../../../../contract"
import { today } from "../../../../../lib/clock"
import { quotesOf } from "../../../../../queries/quotes/quote-record"
import { toQuoteWire } from "../../../../../queries/quotes/quote-wire"
import { requireCustomer } from "../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Quote[]>) => {
  const { customerId } = await requireCustomer(req)
  const quotes = await quotesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId)
  res.json(quotes.map((quote) => toQuoteWire(quote, today())))
}
