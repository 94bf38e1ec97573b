import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { activate } from "#shop/accounts/commands/activate"
import { activateBody, type LoginAnswer } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LoginAnswer>) => {
  const { uidb64, token } = parse(activateBody, req.body)
  res.json({ auth_token: await activate(req.scope, uidb64, token) })
}
