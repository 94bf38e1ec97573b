import type { IncomingHttpHeaders } from "node:http"
import type { RequestHandler } from "express"

const READS = new Set(["GET", "HEAD", "OPTIONS"])
/** What no page of elsewhere sends without asking first, and the admin's uploads. */
const TAKEN = new Set(["application/json", "application/octet-stream", "multipart/form-data"])

interface Own {
  publicUrl: string
  /** The demo is looked at by whatever name the machine has. */
  isDemo: boolean
}

interface Asked {
  method: string
  headers: IncomingHttpHeaders
}

function isOwnOrigin(origin: string | undefined, host: string | undefined, { publicUrl, isDemo }: Own): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const { origin: asked, host: askedHost } = new URL(origin)
  return asked === new URL(publicUrl).origin || (isDemo && askedHost === host)
}

const typeOf = (contentType: string) => contentType.split(";")[0].trim().toLowerCase()

/**
 * Why a write isn't taken that a browser's cookie would make somebody's: browsers send cookies with what pages of
 * elsewhere send, too. Null for reads, for who comes without a cookie, and for the shop's own pages.
 */
export function foreignWrite({ method, headers }: Asked, own: Own): { status: 400 | 415; message: string } | null {
  if (READS.has(method) || headers.cookie === undefined) return null
  if (!isOwnOrigin(headers.origin, headers.host, own))
    return { status: 400, message: "Dieser Aufruf kommt nicht von einer Seite des Shops." }
  const type = headers["content-type"]
  if (type !== undefined && !TAKEN.has(typeOf(type)))
    return { status: 415, message: "Dieses Format wird nicht unterstützt." }
  return null
}

/** Takes writes with a cookie from the shop's own pages alone. */
export function ownOriginWrites(own: Own): RequestHandler {
  return (request, response, next) => {
    const refusal = foreignWrite(request, own)
    if (!refusal) return next()
    const { status, message } = refusal
    response.status(status).json({ type: "not_allowed", message, non_field_errors: [message] })
  }
}
