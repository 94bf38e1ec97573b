import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { logIn } from "../../../../../../shop/accounts/commands/log-in"
import { type LoginAnswer, loginBody } from "../../../../../../wire"
import { clientAddress } from "../../../../../http/identity/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LoginAnswer>) => {
  const auth_token = await logIn(req.scope, parse(loginBody, req.body), clientAddress(req))
  res.json({ auth_token })
}
