import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { endEntryOfLink } from "#shop/wait-list/commands/end"
import { waitListToken } from "#shop/wait-list/wire/wait-list"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  await endEntryOfLink(req.scope, parse(waitListToken, req.body).token)
  res.json({})
}
