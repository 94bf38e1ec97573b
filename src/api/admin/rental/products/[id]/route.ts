import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { productRentals } from "#shop/fleet/queries/product-rentals"
import type { StaffProductRentals } from "#shop/fleet/wire/staff-product-rentals"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** Units of a rental product and its next reservations. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffProductRentals>) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rental } = await shopSettings(request.scope)
  response.json(await productRentals(knex, request.params.id, today(), rental))
}
