import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffProductRentals } from "../../../../../contract/staff"
import { today } from "../../../../../lib/clock"
import { shopSettings } from "../../../../../queries/settings"
import { productRentals } from "../../../../../queries/staff/product-rentals"

/** Units of a rental product and its next reservations. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffProductRentals>) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rental } = await shopSettings(request.scope)
  response.json(await productRentals(knex, request.params.id, today(), rental))
}
