import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ImpersonateAnswer, impersonateBody } from "../../../../../contract"
import { exchangeImpersonation } from "../../../../../workflows/impersonation/exchange"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonateAnswer>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await exchangeImpersonation(req.scope, token, clientAddress(req)))
}
