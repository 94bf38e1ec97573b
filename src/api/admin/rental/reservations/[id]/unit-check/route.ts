import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { checkUnit } from "#shop/fleet/commands/check-unit"
import { type UnitChecked, unitCheckBody } from "#shop/fleet/wire/staff-handover"

/** Whether the scanned unit could be handed over now. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChecked>) {
  response.json(await checkUnit(request.scope, request.params.id, parse(unitCheckBody, request.body)))
}
