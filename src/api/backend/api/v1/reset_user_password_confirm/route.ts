import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { confirmReset } from "../../../../../shop/accounts/commands/passwords/confirm-reset"
import { resetConfirmBody } from "../../../../../wire"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  await confirmReset(req.scope, parse(resetConfirmBody, req.body))
  res.json({})
}
