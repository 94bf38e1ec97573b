import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { staffOf } from "#api/http/staff-access/required-right"
import { startFactor } from "#shop/accounts/commands/second-factor/own-factor"
import { ownFactor } from "#shop/accounts/queries/own-factor"
import type { FactorSetup, OwnFactor } from "#shop/accounts/wire/second-factor"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** The second factor of who asks. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<OwnFactor>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { secondFactorFor } = (await shopSettings(request.scope)).access
  const is_required = secondFactorFor.includes(staffOf(request).role)
  response.json({ ...(await ownFactor(db, requireStaff(request))), is_required })
}

/** Begins to set one up. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<FactorSetup>) {
  response.json(await startFactor(request.scope, requireStaff(request)))
}
