import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Medusa's session of a cookie, as far as it is looked at here. */
type Session = { auth_context?: { actor_id?: string } } | null | undefined

/**
 * Keeps no session of who isn't signed in, whatever call began it: Medusa gives one to any token, also one of an
 * invitation that was never accepted, and remembers all of them.
 */
export function noAnonymousSession(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const holder = req as { session?: Session }
  const end = res.end.bind(res) as (...parts: unknown[]) => MedusaResponse
  res.end = ((...parts: unknown[]) => {
    if (holder.session && !holder.session.auth_context?.actor_id) holder.session = null
    return end(...parts)
  }) as typeof res.end
  next()
}
