import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { requestReset } from "#shop/accounts/commands/passwords/request-reset"
import { resetBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resetBody, req.body)
  await requestReset(req.scope, email, clientAddress(req))
  res.json({})
}
