import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { resendActivation } from "#shop/accounts/commands/resend-activation"
import { resendActivationBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resendActivationBody, req.body)
  await resendActivation(req.scope, email, clientAddress(req))
  res.json({})
}
