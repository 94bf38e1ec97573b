import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { damageBody } from "../../../../../../contract/staff-desk"
import { recordDamageByStaff } from "../../../../../../workflows/fleet/record-damage"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Keeps a damage that was found later, and charges it. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(damageBody, request.body)
  await recordDamageByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
