import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { LANGUAGE_HEADERS } from "#texts/texts"

/** Answers belong to who asked and are kept by nobody; a route that answers everybody alike says so itself. */
export function answerHeaders(_req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  res.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...LANGUAGE_HEADERS })
  next()
}
