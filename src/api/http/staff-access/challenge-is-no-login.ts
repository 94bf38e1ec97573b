import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffContextOf } from "./live-staff"

/**
 * The commerce admin makes a session of whatever token it got, and only then asks for the code: it is told yes, and there is none.
 */
export function challengeIsNoLogin(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  if (staffContextOf(request)?.is_challenge === true) return response.json({ user: null })
  next()
}
