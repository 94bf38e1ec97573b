import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireRight } from "#api/http/staff-access/required-right"
import { pathErrorsOf } from "#kernel/wire/errors"
import { takeBackTogether } from "#shop/fleet/commands/together/take-back-together"
import { isPartWaived } from "#shop/fleet/wire/staff-handover"
import { type TakenBackTogether, takeBackTogetherBody } from "#shop/fleet/wire/staff-together"

/** Takes several units back with one signature. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<TakenBackTogether>) {
  const body = parse(takeBackTogetherBody, request.body, pathErrorsOf)
  if (body.is_waived || body.units.some(isPartWaived)) requireRight(request, "prices", "accounts.role_waiver_needed")
  response.json(await takeBackTogether(request.scope, requireStaff(request), body))
}
