import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { logIn } from "#shop/accounts/commands/log-in"
import { type LoginAnswer, loginBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LoginAnswer>) => {
  const auth_token = await logIn(req.scope, parse(loginBody, req.body), clientAddress(req))
  res.json({ auth_token })
}
