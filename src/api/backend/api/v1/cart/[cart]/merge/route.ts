import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type MergeCartsAnswer, mergeCartsBody } from "../../../../../../../contract"
import { invalidField } from "../../../../../../../lib/shop-error"
import { mergeCarts } from "../../../../../../../workflows/cart/merge-carts"
import { cartTokenParam } from "../../../../../../http/cart-token-param"
import { requireCustomer } from "../../../../../../http/identity"
import { parse } from "../../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<MergeCartsAnswer>) => {
  const { customerId } = await requireCustomer(req)
  const token = cartTokenParam(req)
  const { earlier } = parse(mergeCartsBody, req.body)
  if (earlier === token) throw invalidField("earlier", "Das ist derselbe Warenkorb.")
  res.json(await mergeCarts(req.scope, { token, earlierToken: earlier, customerId }))
}
