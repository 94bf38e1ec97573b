import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderIdsFound } from "#shop/erp/queries/staff/order-search"

/**
 * Medusa's list of orders, which a customer's page shows and other programs read, finds an order by the names that the shop's
 * own search knows: what they name takes the place of the words.
 * @see docs/decisions/146-an-order-by-any-name.md
 */
export async function findOrders({ query, scope }: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { q } = query
  if (typeof q !== "string" || "id" in query) return next()
  const ids = await orderIdsFound(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), q)
  if (ids) {
    delete query.q
    query.id = ids
  }
  next()
}
