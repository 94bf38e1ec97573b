import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { registerForEvent } from "#shop/events/commands/register"
import { type RegistrationAnswer, registrationBody } from "#shop/events/wire/events"

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
