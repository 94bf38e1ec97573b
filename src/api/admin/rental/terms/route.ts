import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { staffRentalTerms } from "#shop/fleet/queries/rental-terms"
import type { StaffRentalTerms } from "#shop/fleet/wire/staff-rental-terms"

/** Delivery types, purposes and services. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRentalTerms>) {
  response.json(await staffRentalTerms(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), today()))
}
