import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resendActivationBody } from "../../../../../../contract"
import { resendActivation } from "../../../../../../workflows/accounts/resend-activation"
import { clientAddress } from "../../../../../http/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resendActivationBody, req.body)
  await resendActivation(req.scope, email, clientAddress(req))
  res.json({})
}
