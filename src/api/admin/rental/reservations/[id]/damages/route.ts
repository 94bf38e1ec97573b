import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { recordDamageByStaff } from "#shop/fleet/commands/record-damage"
import { damageBody } from "#shop/fleet/wire/staff-handover"

/** Keeps a damage that was found later, and charges it. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(damageBody, request.body)
  await recordDamageByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
