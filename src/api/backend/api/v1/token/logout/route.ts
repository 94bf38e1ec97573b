import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SESSION_MODULE } from "../../../../../../modules/session"
import type SessionModuleService from "../../../../../../modules/session/service"
import { loginTokenOf } from "../../../../../http/identity"

/** Ends this login, if it still stands; who logs out is never told that they weren't logged in. */
export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const token = loginTokenOf(req)
  if (token) await req.scope.resolve<SessionModuleService>(SESSION_MODULE).endLogin(token)
  res.json({})
}
