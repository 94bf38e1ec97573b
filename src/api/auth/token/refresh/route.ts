import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffContextOf } from "#api/http/staff-access/live-staff"
import { staffToken } from "#shop/accounts/commands/staff-logins/tokens"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import type { StaffTokenAnswer } from "#shop/accounts/wire/staff-login"

/** A new token of the same login. */
export async function POST(request: MedusaRequest, response: MedusaResponse<StaffTokenAnswer>) {
  const { actor_id: userId = "", auth_identity_id: identityId = "", login_id } = staffContextOf(request) ?? {}
  const loginId = String(login_id)
  await request.scope.resolve<SessionModuleService>(SESSION_MODULE).renewStaffLogin(loginId)
  response.json({ token: staffToken(request.scope, { userId, identityId, loginId }) })
}
