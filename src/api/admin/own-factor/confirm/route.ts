import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { staffContextOf } from "#api/http/staff-access/live-staff"
import { turnFactorOn } from "#shop/accounts/commands/second-factor/own-factor"
import { factorCodeBody, type RecoveryCodes } from "#shop/accounts/wire/second-factor"

/** Turns the second factor on, with its first code; answers the recovery codes, this once. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<RecoveryCodes>) {
  const oneself = { staffId: requireStaff(request), loginId: String(staffContextOf(request)?.login_id) }
  response.json(await turnFactorOn(request.scope, oneself, parse(factorCodeBody, request.body)))
}
