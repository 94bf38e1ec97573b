import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { change } from "../../../../../desk/engine"

export const POST = async ({ scope, params }: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  await change(scope, (rental, trx) => rental.takeBack(trx, params.id))
  res.json({ id: params.id })
}
