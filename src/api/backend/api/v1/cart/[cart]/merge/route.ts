import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartTokenParam } from "#api/http/cart-token-param"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { invalidField } from "#platform/refusal"
import { mergeCarts } from "#shop/cart/commands/merge-carts"
import { type MergeCartsAnswer, mergeCartsBody } from "#shop/cart/wire/cart"

export const POST = async (req: MedusaRequest, res: MedusaResponse<MergeCartsAnswer>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const { earlier } = parse(mergeCartsBody, req.body)
  if (earlier === token) throw invalidField("earlier", "cart.same_cart")
  res.json(await mergeCarts(req.scope, { token, earlierToken: earlier, customerId }))
}
