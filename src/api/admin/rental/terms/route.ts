import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { rentalConfiguration } from "#shop/fleet/queries/rental-configuration"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"

/** Delivery types, purposes and services. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRentalConfiguration>) {
  response.json(await rentalConfiguration(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), today()))
}
