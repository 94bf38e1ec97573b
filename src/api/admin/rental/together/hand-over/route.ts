import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { pathErrorsOf } from "#kernel/wire/errors"
import { handOverTogether } from "#shop/fleet/commands/together/hand-over-together"
import { handOverTogetherBody } from "#shop/fleet/wire/staff-together"

/** Gives several units out with one signature. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await handOverTogether(request.scope, requireStaff(request), parse(handOverTogetherBody, request.body, pathErrorsOf))
  response.json({})
}
