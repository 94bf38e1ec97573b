import type { IncomingHttpHeaders } from "node:http"
import type { RequestHandler } from "express"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import { message } from "#kernel/wire/message"
import { type Refusal, refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"

const READS = new Set(["GET", "HEAD", "OPTIONS"])
/** What no page of elsewhere sends without asking first, and the admin's uploads. */
const TAKEN = new Set(["application/json", "application/octet-stream", "multipart/form-data"])

export interface Own {
  publicUrl: string
  /** The demo is looked at by whatever name the machine has. */
  isDemo: boolean
}

interface Asked {
  method: string
  headers: IncomingHttpHeaders
}

export function isOwnOrigin(origin: string | undefined, host: string | undefined, { publicUrl, isDemo }: Own): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const { origin: asked, host: askedHost } = new URL(origin)
  return asked === new URL(publicUrl).origin || (isDemo && askedHost === host)
}

function refusal(code: PlainCode, status: 400 | 415): Refusal {
  const reason = message(code)
  return refuse(reason, { status, told: { message: reason }, extra: { type: "not_allowed" } })
}

const typeOf = (contentType: string) => contentType.split(";")[0].trim().toLowerCase()

/**
 * Why a write isn't taken that a browser's cookie would make somebody's: browsers send cookies with what pages of
 * elsewhere send, too. Null for reads, for who comes without a cookie, and for the shop's own pages.
 */
export function foreignWrite({ method, headers }: Asked, own: Own): Refusal | null {
  if (READS.has(method) || headers.cookie === undefined) return null
  if (!isOwnOrigin(headers.origin, headers.host, own)) return refusal("general.foreign_page", 400)
  const type = headers["content-type"]
  if (type !== undefined && !TAKEN.has(typeOf(type))) return refusal("general.format_not_supported", 415)
  return null
}

/** Takes writes with a cookie from the shop's own pages alone. */
export function ownOriginWrites(own: Own): RequestHandler {
  return (request, response, next) => {
    const foreign = foreignWrite(request, own)
    if (!foreign) return next()
    const { status, headers, body } = refusalAnswer(foreign, request.headers["accept-language"])
    response.status(status).set(headers).json(body)
  }
}
