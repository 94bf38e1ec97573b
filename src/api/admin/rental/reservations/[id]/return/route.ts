import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { takeBackByStaff } from "#shop/fleet/commands/take-back"
import { type TakenBack, takeBackBody } from "#shop/fleet/wire/staff-handover"

/** Takes a unit back and charges what is late. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<TakenBack>) {
  const body = parse(takeBackBody, request.body)
  response.json(await takeBackByStaff(request.scope, requireStaff(request), request.params.id, body))
}
