import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { notFound } from "#platform/refusal"
import { termsOfVersion } from "#shop/content/queries/terms-of-version"
import type { ContentBlock } from "#shop/content/wire/site"

export const GET = async (req: MedusaRequest, res: MedusaResponse<ContentBlock>) => {
  const content = await termsOfVersion(req.scope, req.params.version)
  if (content === undefined) throw notFound()
  res.json({ content })
}
