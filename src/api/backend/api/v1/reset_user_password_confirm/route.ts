import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { confirmReset } from "#shop/accounts/commands/passwords/confirm-reset"
import { resetConfirmBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  await confirmReset(req.scope, parse(resetConfirmBody, req.body))
  res.json({})
}
