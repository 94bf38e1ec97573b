import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { signUp } from "#shop/accounts/commands/sign-up"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { signupBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const body = parse(signupBody, req.body)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("signup", settings.limits.signup, clientAddress(req)))
  await signUp(req.scope, body)
  res.status(201).json({})
}
