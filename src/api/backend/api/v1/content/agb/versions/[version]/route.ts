import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ContentBlock } from "../../../../../../../../contract"
import { termsOfVersion } from "../../../../../../../../queries/content/terms-of-version"
import { notFound } from "../../../../../../../http/errors"

export const GET = async (req: MedusaRequest, res: MedusaResponse<ContentBlock>) => {
  const content = await termsOfVersion(req.scope, req.params.version)
  if (content === undefined) throw notFound()
  res.json({ content })
}
