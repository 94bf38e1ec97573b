import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { turnFactorOff } from "#shop/accounts/commands/second-factor/own-factor"
import { factorCodeBody } from "#shop/accounts/wire/second-factor"

/** Turns the second factor off. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(factorCodeBody, request.body)
  response.json((await turnFactorOff(request.scope, requireStaff(request), body)) ?? {})
}
