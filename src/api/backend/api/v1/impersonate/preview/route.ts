import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { previewImpersonation } from "../../../../../../shop/impersonation/commands/exchange"
import { type ImpersonatePreview, impersonateBody } from "../../../../../../wire"
import { clientAddress } from "../../../../../http/identity/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonatePreview>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await previewImpersonation(req.scope, token, clientAddress(req)))
}
