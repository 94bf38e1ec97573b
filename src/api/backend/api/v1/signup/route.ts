import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settings } from "../../../../../config/settings"
import { signupBody } from "../../../../../contract"
import { SESSION_MODULE } from "../../../../../modules/session"
import type SessionModuleService from "../../../../../modules/session/service"
import { countAttempt, limitRule } from "../../../../../workflows/accounts/limits"
import { signUp } from "../../../../../workflows/accounts/sign-up"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const body = parse(signupBody, req.body)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("signup", settings.limits.signup, clientAddress(req)))
  await signUp(req.scope, body)
  res.status(201).json({})
}
