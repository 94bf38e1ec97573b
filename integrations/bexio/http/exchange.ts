import { outgoing } from "#platform/telemetry/outgoing"
import { BexioError } from "../errors"

export interface BexioCall {
  method: "GET" | "POST" | "DELETE"
  /** Begins with the version: /2.0/kb_order */
  path: string
  query?: Record<string, string | number>
  body?: unknown
  /** It changes nothing at bexio, so it may be sent again. Searches are POSTs that read. */
  isRead: boolean
}

export interface BexioAnswer {
  status: number
  headers: Headers
  text: string
}

export interface Exchange {
  /** Without a slash at the end, such as https://api.bexio.com */
  baseUrl: string
  /** Default 15 s, until the answer's last byte. */
  timeoutMs?: number
  fetch?: typeof fetch
}

export const nameOf = ({ method, path }: BexioCall) => `${method} ${path}`

/** The connection was never made: nothing can have happened there. */
const NOT_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
])

/** What the connection failed of, such as ECONNRESET. */
function codeOf(reason: unknown): string | undefined {
  const { code } = (reason as { cause?: { code?: unknown } | null } | null)?.cause ?? {}
  return typeof code === "string" ? code : undefined
}

function urlOf({ baseUrl }: Exchange, { path, query = {} }: BexioCall): string {
  const url = new URL(`${baseUrl}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

/** The path without what it is about: documents and contacts of bexio have numbers. */
const templateOf = ({ path }: BexioCall) => path.replace(/\/\d+(?=\/|$)/g, "/{id}")

/**
 * One request and its whole answer, whatever its status. A body is sent as JSON; without one no content type either, since
 * bexio refuses to parse what isn't there.
 * @throws BexioError `transient` if nothing can have happened, `ambiguous` if a write may have
 */
export async function exchange(wire: Exchange, call: BexioCall, token: string): Promise<BexioAnswer> {
  const { timeoutMs = 15_000, fetch: send = fetch } = wire
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) }
  const { method } = call
  const url = urlOf(wire, call)
  try {
    return await outgoing({ method, url, template: templateOf(call) }, async (traced) => {
      const response = await send(url, {
        method,
        headers: {
          accept: "application/json",
          "accept-language": "de",
          authorization: `Bearer ${token}`,
          ...(call.body === undefined ? {} : { "content-type": "application/json" }),
          ...traced,
        },
        ...body,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "manual",
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    })
  } catch (cause) {
    const wasSent = !NOT_SENT.has(codeOf(cause) ?? "")
    const failure = !call.isRead && wasSent ? "ambiguous" : "transient"
    throw new BexioError(failure, { call: nameOf(call), refusal: reasonOf(cause), cause })
  }
}

/** How an answer that took too long is named. */
export const TIMED_OUT = "TimeoutError"

/** TIMED_OUT, 'ECONNRESET': enough for a log, and never what was sent. */
const reasonOf = (reason: unknown) => codeOf(reason) ?? (reason instanceof Error ? reason.name : undefined)
