import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resetConfirmBody } from "../../../../../contract"
import { confirmReset } from "../../../../../workflows/accounts/confirm-reset"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  await confirmReset(req.scope, parse(resetConfirmBody, req.body))
  res.json({})
}
