import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { exchangeImpersonation } from "../../../../../shop/impersonation/commands/exchange"
import { type ImpersonateAnswer, impersonateBody } from "../../../../../wire"
import { clientAddress } from "../../../../http/identity/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonateAnswer>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await exchangeImpersonation(req.scope, token, clientAddress(req)))
}
