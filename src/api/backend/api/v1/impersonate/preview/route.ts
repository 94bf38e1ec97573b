import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { previewImpersonation } from "#shop/impersonation/commands/exchange"
import { type ImpersonatePreview, impersonateBody } from "#shop/impersonation/wire/impersonation"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ImpersonatePreview>) => {
  const { token } = parse(impersonateBody, req.body)
  res.json(await previewImpersonation(req.scope, token, clientAddress(req)))
}
