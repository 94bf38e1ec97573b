import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomer } from "#api/http/identity/identity"
import { redeemQuote } from "#shop/quotes/commands/redeem-quote"
import type { RedeemAnswer } from "#shop/quotes/wire/quote"

export const POST = async (req: MedusaRequest, res: MedusaResponse<RedeemAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await redeemQuote(req.scope, { customerId, quoteId: req.params.id }))
}
