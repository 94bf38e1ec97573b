import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { activateBody, type LinkPreview } from "../../../../../../contract"
import { previewLink } from "../../../../../../workflows/accounts/preview-link"
import { parse } from "../../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<LinkPreview>) => {
  const { uidb64, token } = parse(activateBody, req.body)
  res.json(await previewLink(req.scope, uidb64, token))
}
