import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { staffTeam } from "#shop/accounts/queries/team"
import type { StaffTeam } from "#shop/accounts/wire/staff-team"

/** Who is on the team and who is invited, with their roles. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffTeam>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffTeam(db, request.auth_context.actor_id))
}
