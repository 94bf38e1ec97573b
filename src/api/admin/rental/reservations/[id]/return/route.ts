import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireRight } from "#api/http/staff-access/required-right"
import { takeBackByStaff } from "#shop/fleet/commands/take-back"
import { isPartWaived, type TakenBack, takeBackBody } from "#shop/fleet/wire/staff-handover"

/** Takes a unit back and charges what is late, unless it is waived, and what is missing. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<TakenBack>) {
  const body = parse(takeBackBody, request.body)
  if (body.is_waived || isPartWaived(body)) requireRight(request, "prices", "accounts.role_waiver_needed")
  response.json(await takeBackByStaff(request.scope, requireStaff(request), request.params.id, body))
}
