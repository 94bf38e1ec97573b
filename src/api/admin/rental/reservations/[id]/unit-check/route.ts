import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type UnitChecked, unitCheckBody } from "../../../../../../contract/staff-desk"
import { checkUnit } from "../../../../../../workflows/fleet/check-unit"
import { parse } from "../../../../../http/parse"

/** Whether the scanned unit could be handed over now. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<UnitChecked>) {
  response.json(await checkUnit(request.scope, request.params.id, parse(unitCheckBody, request.body)))
}
