import type { IncomingMessage } from "node:http"

/** The first part of an address that is nobody's, where what matched has no pattern: files, and what is refused before a route. */
const AREA = /^\/(admin|app|assets|auth|backend|dev|media|static|store)(?=[/?]|$)/i

/** Of answers that no route gave. */
const routes = new WeakMap<IncomingMessage, string>()

/** An answer from memory has the pattern of the route that made it. */
export const noteRoute = (request: IncomingMessage, pattern: string) => routes.set(request, pattern)

/** The pattern that matched, never the filled path: addresses carry tokens and identifiers. All pages are one. */
export function routeOf(request: IncomingMessage, url = request.url ?? "/"): string {
  const { route } = request as IncomingMessage & { route?: { path?: unknown } }
  if (typeof route?.path === "string") return route.path
  const area = AREA.exec(url)?.[1]
  return routes.get(request) ?? (area ? `/${area.toLowerCase()}/*` : "/*")
}
