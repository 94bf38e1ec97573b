import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ImpersonatePreview, impersonateBody } from "../../../../../../contract"
import { previewImpersonation } from "../../../../../../workflows/impersonation/exchange"
import { clientAddress } from "../../../../../http/client-address"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonatePreview>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await previewImpersonation(req.scope, token, clientAddress(req)))
}
