import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { invalidField } from "../../../../../../../platform/shop-error"
import { mergeCarts } from "../../../../../../../shop/cart/commands/merge-carts"
import { type MergeCartsAnswer, mergeCartsBody } from "../../../../../../../wire"
import { cartTokenParam } from "../../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../../http/identity/identity"
import { parse } from "../../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<MergeCartsAnswer>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const { earlier } = parse(mergeCartsBody, req.body)
  if (earlier === token) throw invalidField("earlier", "Das ist derselbe Warenkorb.")
  res.json(await mergeCarts(req.scope, { token, earlierToken: earlier, customerId }))
}
