import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CartCount } from "../../../../../../contract"
import { countCart } from "../../../../../../queries/cart/read-cart"
import { cartTokenParam } from "../../../../../http/cart-token-param"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CartCount>) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ total_quantity: await countCart(db, cartTokenParam(req)) })
}
