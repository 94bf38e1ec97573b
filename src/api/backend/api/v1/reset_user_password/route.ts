import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requestReset } from "../../../../../shop/accounts/commands/passwords/request-reset"
import { resetBody } from "../../../../../wire"
import { clientAddress } from "../../../../http/identity/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resetBody, req.body)
  await requestReset(req.scope, email, clientAddress(req))
  res.json({})
}
