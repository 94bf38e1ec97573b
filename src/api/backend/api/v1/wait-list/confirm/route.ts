import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { confirmEntry } from "#shop/wait-list/commands/confirm"
import { waitListToken } from "#shop/wait-list/wire/wait-list"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  await confirmEntry(req.scope, parse(waitListToken, req.body).token)
  res.json({})
}
