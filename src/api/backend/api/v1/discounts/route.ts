import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { customerOf } from "#api/http/identity/identity"
import { discountsToday } from "#shop/special-prices/queries/discount-wire"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"

/** Asked by pages that anybody sees: a login that has ended is no reason to be led away from them. */
export const GET = async (req: MedusaRequest, res: MedusaResponse<DiscountWire[]>) => {
  const login = await customerOf(req)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json(login ? await discountsToday(db, login.customerId) : [])
}
