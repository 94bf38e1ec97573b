import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { staffCart } from "#shop/cart/queries/staff-cart"
import type { StaffCart } from "#shop/cart/wire/staff-cart"

/** What the customer is about to order. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCart>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ lines: await staffCart(db, request.params.id) })
}
