import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomer } from "#api/http/identity/identity"
import { redeemHeldQuote } from "#shop/checkout/commands/redeem-held-quote"
import type { RedeemAnswer } from "#shop/quotes/wire/quote"

export const POST = async (req: MedusaRequest, res: MedusaResponse<RedeemAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await redeemHeldQuote(req.scope, { customerId, quoteId: req.params.id }))
}
