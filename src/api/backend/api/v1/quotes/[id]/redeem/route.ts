import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { redeemQuote } from "../../../../../../../shop/quotes/commands/redeem-quote"
import type { RedeemAnswer } from "../../../../../../../wire"
import { requireCustomer } from "../../../../../../http/identity/identity"

export const POST = async (req: MedusaRequest, res: MedusaResponse<RedeemAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await redeemQuote(req.scope, { customerId, quoteId: req.params.id }))
}
