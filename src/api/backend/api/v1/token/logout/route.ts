import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SESSION_MODULE } from "../../../../../../shop/accounts/data"
import type SessionModuleService from "../../../../../../shop/accounts/data/service"
import { loginTokenOf } from "../../../../../http/identity/identity"

/** Ends this login, if it still stands; who logs out is never told that they weren't logged in. */
export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const token = loginTokenOf(req)
  if (token) await req.scope.resolve<SessionModuleService>(SESSION_MODULE).endLogin(token)
  res.json({})
}
