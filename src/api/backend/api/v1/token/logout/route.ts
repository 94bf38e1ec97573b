import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { loginTokenOf } from "#api/http/identity/identity"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"

/** Ends this login, if it still stands; who logs out is never told that they weren't logged in. */
export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const token = loginTokenOf(req)
  if (token) await req.scope.resolve<SessionModuleService>(SESSION_MODULE).endLogin(token)
  res.json({})
}
