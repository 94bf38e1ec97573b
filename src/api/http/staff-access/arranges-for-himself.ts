import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireRight } from "./required-right"

/** Everybody arranges Medusa's pages for themselves; for all, the owner does. @throws Refusal 409 */
export function arrangesForHimself(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { is_default } = (request.body ?? {}) as { is_default?: unknown }
  if (is_default) requireRight(request, "everything")
  next()
}
