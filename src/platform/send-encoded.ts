import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http"

/** The best first: of those that both sides have, the shop chooses. */
const ENCODINGS = ["br", "gzip"] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A body in the forms that are at hand; where the plain one isn't, it is made for the few who ask for it. */
export interface EncodedBody extends Partial<Record<Encoding, Buffer>> {
  plain: Buffer | (() => Promise<Buffer>)
}

/** Most headers are plain lists, which are read at a glance: pages from memory are answered in microseconds. */
const LISTED: Record<Encoding, RegExp> = { br: /(?:^|[,\s])br(?:$|[,\s])/i, gzip: /(?:^|[,\s])gzip(?:$|[,\s])/i }

/** With a quality of 0 what is named is refused; `*` stands for all that aren't named. */
function isAccepted(accepted: string, encoding: Encoding): boolean {
  if (!/[;*]/.test(accepted)) return LISTED[encoding].test(accepted)
  let isOther = false
  for (const part of accepted.toLowerCase().split(",")) {
    const [name, ...parameters] = part.split(";").map((word) => word.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === encoding) return !isRefused
    if (name === "*") isOther = !isRefused
  }
  return isOther
}

/**
 * The form in which to send what is there in some encodings. Plain is always taken, whatever the header says.
 * @param accepted the request's Accept-Encoding
 */
export const encodingFor = (
  accepted: string | undefined,
  has: (encoding: Encoding) => boolean,
): Encoding | undefined =>
  accepted === undefined ? undefined : ENCODINGS.find((encoding) => has(encoding) && isAccepted(accepted, encoding))

/** Whether the asker has what the tag names; tags of one answer in several encodings are weak ones. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, "")
  return given === etag || given.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag))
}

interface Sent {
  /** Of the plain body. */
  etag: string
  body: EncodedBody
  headers: OutgoingHttpHeaders & { "content-type": string }
}

/** Sends a body in the best form that the asker takes, or says that he has it. Ranges aren't served: all of it comes. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, { etag, body, headers }: Sent) {
  const { "content-type": type, ...others } = headers
  const tagged = { ...others, etag, vary: "Accept-Encoding" }
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, tagged).end()
    return
  }
  const encoding = encodingFor(request.headers["accept-encoding"]?.toString(), (name) => body[name] !== undefined)
  const chosen = encoding ? body[encoding] : body.plain
  const send = (bytes: Buffer) => {
    const encoded = encoding && { "content-encoding": encoding }
    response.writeHead(200, { ...tagged, ...encoded, "content-type": type, "content-length": bytes.length })
    response.end(request.method === "HEAD" ? undefined : bytes)
  }
  if (typeof chosen === "function") return chosen().then(send)
  send(chosen as Buffer)
}
