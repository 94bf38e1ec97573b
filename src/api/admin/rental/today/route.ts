import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { today } from "#platform/clock"
import { staffToday } from "#shop/fleet/queries/today"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** What staff have to do up to the next working day: hand out, send, take back, run after, inspect. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffToday>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rental } = await shopSettings(request.scope)
  response.json(await staffToday(db, today(), rental))
}
