import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resetBody } from "../../../../../contract"
import { requestReset } from "../../../../../workflows/accounts/request-reset"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resetBody, req.body)
  await requestReset(req.scope, email, clientAddress(req))
  res.json({})
}
