import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkUnit } from "../../../../../../shop/fleet/commands/check-unit"
import { type UnitChecked, unitCheckBody } from "../../../../../../shop/fleet/wire/staff-desk"
import { parse } from "../../../../../http/parse"

/** Whether the scanned unit could be handed over now. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChecked>) {
  response.json(await checkUnit(request.scope, request.params.id, parse(unitCheckBody, request.body)))
}
