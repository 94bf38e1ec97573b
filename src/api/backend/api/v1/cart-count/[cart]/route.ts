import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cartTokenParam } from "#api/http/cart-token-param"
import { countCart } from "#shop/cart/queries/read-cart"
import type { CartCount } from "#shop/cart/wire/cart"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CartCount>) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ total_quantity: await countCart(db, cartTokenParam(req)) })
}
