import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type LoginAnswer, loginBody } from "../../../../../../contract"
import { logIn } from "../../../../../../workflows/accounts/log-in"
import { clientAddress } from "../../../../../http/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LoginAnswer>) => {
  const auth_token = await logIn(req.scope, parse(loginBody, req.body), clientAddress(req))
  res.json({ auth_token })
}
