import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { brotliCompressSync, constants } from "node:zlib"
import { keptCatalogue } from "../../queries/catalogue"
import { keptEvents } from "../../queries/events/snapshot"
import { keptSite } from "../../queries/site"

/** An answer ready to be sent: as long as its snapshot stands, nothing is looked up, mapped or compressed again. */
interface KeptAnswer {
  etag: string
  plain: Buffer
  brotli: Buffer
}

/** Snapshots as they are in memory now; answers hang on them and go with them. */
const SNAPSHOTS: (() => object | undefined)[] = [keptCatalogue, keptEvents, keptSite]

const answers = new WeakMap<object, Map<string, KeptAnswer>>()

/** More than the catalogue has addresses; a bound for those that differ in spelling only. */
const MAX_ANSWERS = 500

const HEADERS = { "cache-control": "no-cache", vary: "Accept-Encoding" }

/** An address without the trailing slash of its path, query included as it stands. */
export const addressKey = (url: string) => url.replace(/\/+(?=\?|$)/, "")

/** Prepares the answer to be sent and keeps it with the snapshot it was made from. */
export function keepAnswer(snapshot: object, key: string, value: unknown): KeptAnswer {
  const plain = Buffer.from(JSON.stringify(value))
  const answer = {
    plain,
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"`,
  }
  const kept = answers.get(snapshot) ?? new Map<string, KeptAnswer>()
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MAX_ANSWERS) kept.delete(oldest)
  answers.set(snapshot, kept.set(key, answer))
  return answer
}

export const keptAnswer = (snapshot: object, key: string) => answers.get(snapshot)?.get(key)

export function sendKept({ etag, plain, brotli }: KeptAnswer, request: IncomingMessage, response: ServerResponse) {
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...HEADERS, etag }).end()
    return
  }
  const isBrotli = String(request.headers["accept-encoding"] ?? "").includes("br")
  const body = isBrotli ? brotli : plain
  response.writeHead(200, {
    ...HEADERS,
    etag,
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    ...(isBrotli ? { "content-encoding": "br" } : {}),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}

/**
 * Answers a call from memory if its route has answered it since the last change; meant to stand in front of
 * Medusa's sessions and body parsers. @returns whether it is answered
 */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "" } = request
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/backend/")) return false
  const key = addressKey(url)
  for (const kept of SNAPSHOTS) {
    const snapshot = kept()
    const answer = snapshot && keptAnswer(snapshot, key)
    if (!answer) continue
    sendKept(answer, request, response)
    return true
  }
  return false
}
