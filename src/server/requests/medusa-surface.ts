import type { RequestHandler } from "express"
import { plainPath } from "#platform/plain-path"

/** Staff's login, and what accepting an invitation and a new password need; each in this spelling alone. */
const AUTH_CALLS = new Set([
  "GET /auth/user/providers",
  "POST /auth/user/emailpass",
  "POST /auth/session",
  "DELETE /auth/session",
  "POST /auth/token/refresh",
  "POST /auth/user/emailpass/register",
  "POST /auth/user/emailpass/reset-password",
  "POST /auth/user/emailpass/update",
])

/**
 * The second step of the login, as the admin names it. Medusa's own route of that path would want a session first, and there is none
 * before the code.
 */
const CHALLENGE = /^\/auth\/mfa\/challenges\/([\w-]{43})\/verify$/
const CHALLENGE_ROUTE = "/auth/user/emailpass/challenge"

/** As the router reads it: capitals are the same to it, letters in `%xx` aren't. */
const OPEN_AREAS = /^\/(admin|backend)(\/|$)/i
const STORE = /^\/store(\/|$)/i

/** Areas of programs, of which nobody expects a page. */
const CLOSED_AREAS = new Set(["auth", "cloud", "hooks", "store"])

interface Surface {
  /** What the shop answers without Medusa. */
  own: RequestHandler
  /** For measurements against Medusa's own store; no configuration of a shop opens it. */
  isStoreOpen?: boolean
}

/**
 * The one door to Medusa's router: what isn't listed never reaches it, whatever the method or the spelling, so that a
 * route which a new version of Medusa brings is closed until it is listed here.
 * @see docs/decisions/130-what-of-medusa-is-open.md
 */
export function medusaSurface({ own, isStoreOpen = false }: Surface): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request
    const challenge = method === "POST" ? CHALLENGE.exec(request.url) : null
    if (challenge) {
      request.url = `${CHALLENGE_ROUTE}?id=${challenge[1]}`
      return next()
    }
    if (OPEN_AREAS.test(path) || AUTH_CALLS.has(`${method} ${path}`)) return next()
    if (isStoreOpen && STORE.test(path)) return next()
    const [, area] = plainPath(path).split("/", 2)
    if (!CLOSED_AREAS.has(area)) return own(request, response, next)
    response.status(404).json({ type: "not_found", message: "Not offered by this shop" })
  }
}
