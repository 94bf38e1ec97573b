import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffRentalTerms } from "../../../../contract/staff-rental-terms"
import { today } from "../../../../lib/clock"
import { staffRentalTerms } from "../../../../queries/staff/rental-terms"

/** Delivery types, purposes and services. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffRentalTerms>) {
  response.json(await staffRentalTerms(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), today()))
}
