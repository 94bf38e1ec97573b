import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** Express's judgement whether an address is that of a trusted proxy, `hop` proxies away. */
export type IsTrusted = (address: string, hop: number) => boolean

const HEADER = "x-request-id"
const PLAIN = /^[\w.:-]{8,80}$/

/**
 * What names a request in the log: the proxy's id if we trust the proxy, else one of our own. It is written back into the
 * request's headers, where Medusa looks for it.
 */
export function identify(request: IncomingMessage, isTrusted: IsTrusted): string {
  const given = request.headers[HEADER]
  const isKept = typeof given === "string" && PLAIN.test(given) && isTrusted(request.socket.remoteAddress ?? "", 0)
  const id = isKept ? given : randomUUID()
  request.headers[HEADER] = id
  return id
}
