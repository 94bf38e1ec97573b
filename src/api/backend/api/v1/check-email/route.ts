import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { isEmailTaken } from "#shop/accounts/commands/email-taken"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { checkEmailQuery } from "#shop/accounts/wire/account"

export const GET = async (req: MedusaRequest, res: MedusaResponse<{ exists: boolean }>) => {
  const { email } = parse(checkEmailQuery, req.query)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("check-email", settings.limits.checkEmail, clientAddress(req)))
  res.json({ exists: await isEmailTaken(req.scope, email) })
}
