import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { previewLink } from "#shop/accounts/commands/preview-link"
import { activateBody, type LinkPreview } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LinkPreview>) => {
  const { uidb64, token } = parse(activateBody, req.body)
  res.json(await previewLink(req.scope, uidb64, token))
}
