import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http"
import { DISPOSITION } from "#platform/file-name"

/** The contract alone: staff's routes know cookies, and pages of elsewhere have no business there. */
const CONTRACT = /^\/backend\/api\/v1(?=[/?]|$)/i

/** What a page of elsewhere may send and read, beside what every page may. */
const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "Authorization, Content-Type, If-None-Match, Idempotency-Key",
  "access-control-max-age": "7200",
}
const EXPOSED = `${DISPOSITION}, ETag, Idempotent-Replayed, Refusal-Code, Retry-After, X-Request-Id, X-Total-Count`

/** A header's value with one more in its list, whether it is written at the end or was set before. */
function alsoVaryByOrigin(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse
  const withOrigin = (value: unknown) => (value ? `${value}, Origin` : "Origin")
  response.writeHead = ((status: number, ...parts: unknown[]) => {
    const given = parts.at(-1) as Record<string, OutgoingHttpHeader> | undefined
    const name = typeof given === "object" ? Object.keys(given).find((key) => key.toLowerCase() === "vary") : undefined
    if (given && name) return writeHead(status, ...parts.slice(0, -1), { ...given, [name]: withOrigin(given[name]) })
    response.setHeader("vary", withOrigin(response.getHeader("vary")))
    return writeHead(status, ...parts)
  }) as typeof response.writeHead
}

/** Whether it is a browser's question what it may send. */
const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined

/**
 * Lets pages of the named origins read the contract, with a login in a header and never with cookies; without one nothing is said.
 * @returns whether the request is answered
 * @see docs/decisions/269-cors.md
 */
export function crossOrigin(origins: readonly string[]) {
  const known = new Set(origins)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (known.size === 0 || !CONTRACT.test(request.url ?? "")) return false
    alsoVaryByOrigin(response)
    const { origin } = request.headers
    if (origin === undefined || !known.has(origin)) return false
    response.setHeader("access-control-allow-origin", origin)
    response.setHeader("access-control-expose-headers", EXPOSED)
    if (!isPreflight(request)) return false
    response.writeHead(204, PREFLIGHT).end()
    return true
  }
}
