import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { staffSettings } from "#shop/settings/queries/staff/settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** What the owner has set, by group, with the versions that a change has to name. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffSettings>) {
  response.json(await staffSettings(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
}
