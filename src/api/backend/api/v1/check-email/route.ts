import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settings } from "../../../../../config/settings"
import { checkEmailQuery } from "../../../../../contract"
import { SESSION_MODULE } from "../../../../../modules/session"
import type SessionModuleService from "../../../../../modules/session/service"
import { isEmailTaken } from "../../../../../workflows/accounts/email-taken"
import { countAttempt, limitRule } from "../../../../../workflows/accounts/limits"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<{ exists: boolean }>) => {
  const { email } = parse(checkEmailQuery, req.query)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("check-email", settings.limits.checkEmail, clientAddress(req)))
  res.json({ exists: await isEmailTaken(req.scope, email) })
}
