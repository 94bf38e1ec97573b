import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { removeSignUp } from "#shop/accounts/commands/remove-sign-up"
import { activateBody } from "#shop/accounts/wire/account"
import { isQuoted } from "#shop/quotes/queries/quote-record"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { uidb64, token } = parse(activateBody, req.body)
  await removeSignUp(req.scope, uidb64, token, isQuoted)
  res.json({})
}
