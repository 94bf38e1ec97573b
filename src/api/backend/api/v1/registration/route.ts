import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { settings } from "../../../../../config/settings"
import { type RegistrationAnswer, registrationBody } from "../../../../../contract"
import { SESSION_MODULE } from "../../../../../modules/session"
import type SessionModuleService from "../../../../../modules/session/service"
import { countAttempt, limitRule } from "../../../../../workflows/accounts/limits"
import { registerForEvent } from "../../../../../workflows/events/register"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<RegistrationAnswer>) => {
  const body = parse(registrationBody, req.body)
  const { registration, registrationPerEmail } = settings.limits
  await countAttempt(
    req.scope.resolve<SessionModuleService>(SESSION_MODULE),
    limitRule("registration", registration, clientAddress(req)),
    // Nobody's inbox is filled by confirmations of registrations under other names.
    limitRule("registration-email", registrationPerEmail, body.email.toLowerCase()),
  )
  res.json({ event: await registerForEvent(req.scope, body) })
}
