import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { exchangeImpersonation } from "#shop/impersonation/commands/exchange"
import { type ImpersonateAnswer, impersonateBody } from "#shop/impersonation/wire/impersonation"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonateAnswer>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await exchangeImpersonation(req.scope, token, clientAddress(req)))
}
