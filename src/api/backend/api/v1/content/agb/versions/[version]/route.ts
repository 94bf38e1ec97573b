import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { termsOfVersion } from "../../../../../../../../shop/content/queries/terms-of-version"
import type { ContentBlock } from "../../../../../../../../wire"
import { notFound } from "../../../../../../../http/answers/errors"

export const GET = async (req: MedusaRequest, res: MedusaResponse<ContentBlock>) => {
  const content = await termsOfVersion(req.scope, req.params.version)
  if (content === undefined) throw notFound()
  res.json({ content })
}
