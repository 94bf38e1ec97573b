import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resendActivation } from "../../../../../../shop/accounts/commands/resend-activation"
import { resendActivationBody } from "../../../../../../wire"
import { clientAddress } from "../../../../../http/identity/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { email } = parse(resendActivationBody, req.body)
  await resendActivation(req.scope, email, clientAddress(req))
  res.json({})
}
