import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffErpQuotes } from "#shop/erp/wire/staff-erp"
import { waitingQuotes } from "#shop/quotes/queries/waiting-quotes"

/** Quotes that customers wait for: they aren't in the ERP yet. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErpQuotes>) {
  response.json({ quotes: await waitingQuotes(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)) })
}
