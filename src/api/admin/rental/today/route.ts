import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffToday } from "../../../../contract/staff-today"
import { today } from "../../../../lib/clock"
import { shopSettings } from "../../../../queries/settings"
import { staffToday } from "../../../../queries/staff/today"

/** What staff have to do up to the next working day: hand out, send, take back, run after, inspect. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffToday>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rental } = await shopSettings(request.scope)
  response.json(await staffToday(db, today(), rental))
}
