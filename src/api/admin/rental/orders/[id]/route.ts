import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderRentals } from "#shop/orders/queries/staff/order-rentals"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"

/** Rental lines of an order with period, delivery, service, unit and state. An order without any answers none. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderRentals>) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ lines: await orderRentals(knex, request.params.id) })
}
