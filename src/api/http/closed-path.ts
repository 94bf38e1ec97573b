import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** A path of Medusa's that this shop does not offer. */
export function closedPath(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction) {
  res.status(404).json({ type: "not_found", message: "Not offered by this shop" })
}
