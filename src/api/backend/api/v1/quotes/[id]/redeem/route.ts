import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { RedeemAnswer } from "../../../../../../../contract"
import { redeemQuote } from "../../../../../../../workflows/quotes/redeem-quote"
import { requireCustomer } from "../../../../../../http/identity"

export const POST = async (req: MedusaRequest, res: MedusaResponse<RedeemAnswer>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await redeemQuote(req.scope, { customerId, quoteId: req.params.id }))
}
