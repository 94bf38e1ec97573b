import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffOrderRentals } from "../../../../../contract/staff"
import { orderRentals } from "../../../../../queries/staff/order-rentals"

/** Rental lines of an order with period, delivery, service, unit and state. An order without any answers none. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderRentals>) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ lines: await orderRentals(knex, request.params.id) })
}
