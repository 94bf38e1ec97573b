import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { notFound } from "./errors"

/** No identifier contains NUL, and PostgreSQL would fail on it: such an address does not exist. */
export function refuseNul(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(req.originalUrl.includes("%00") ? notFound() : undefined)
}
