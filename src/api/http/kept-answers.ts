import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { brotliCompressSync, constants } from "node:zlib"
import { keptCatalogue } from "../../queries/catalogue"
import { keptEvents } from "../../queries/events/snapshot"
import { keptSite } from "../../queries/site"

export interface Answer {
  body: unknown
  /** Besides those of every kept answer. */
  headers?: Record<string, string>
}

/** An answer ready to be sent: as long as its snapshot stands, nothing is looked up, mapped or compressed again. */
interface KeptAnswer {
  etag: string
  plain: Buffer
  /** Not of large ones, which would take too long at a time. */
  brotli?: Buffer
  headers?: Record<string, string>
}

/** Snapshots as they are in memory now; answers hang on them and go with them. */
const SNAPSHOTS: (() => object | undefined)[] = [keptCatalogue, keptEvents, keptSite]

/** Answers by address, the longest unasked first. */
interface KeptAnswers {
  byAddress: Map<string, KeptAnswer>
  bytes: number
}
const answers = new WeakMap<object, KeptAnswers>()

/** Room for the answers of a snapshot: some thousand pages of products. */
const MAX_BYTES = 64 * 2 ** 20
const LARGEST_COMPRESSED = 2 ** 20

const HEADERS = { "cache-control": "no-cache", vary: "Accept-Encoding", "x-content-type-options": "nosniff" }

/** An address without the trailing slash of its path, query included as it stands. */
export const addressKey = (url: string) => url.replace(/\/+(?=\?|$)/, "")

/** Prepares the answer to be sent and keeps it with the snapshot it was made from. */
export function keepAnswer(snapshot: object, key: string, { body, headers }: Answer): KeptAnswer {
  const plain = Buffer.from(JSON.stringify(body))
  const answer: KeptAnswer = { plain, headers, etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"` }
  if (plain.length <= LARGEST_COMPRESSED) {
    answer.brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  }
  const kept = answers.get(snapshot) ?? { byAddress: new Map<string, KeptAnswer>(), bytes: 0 }
  answers.set(snapshot, kept)
  forget(kept, key)
  kept.byAddress.set(key, answer)
  kept.bytes += bytesOf(answer)
  for (const oldest of kept.byAddress.keys()) {
    if (kept.bytes <= MAX_BYTES) break
    forget(kept, oldest)
  }
  return answer
}

const bytesOf = ({ plain, brotli }: KeptAnswer) => plain.length + (brotli?.length ?? 0)

function forget(kept: KeptAnswers, key: string) {
  const answer = kept.byAddress.get(key)
  if (answer && kept.byAddress.delete(key)) kept.bytes -= bytesOf(answer)
}

export function keptAnswer(snapshot: object, key: string): KeptAnswer | undefined {
  const byAddress = answers.get(snapshot)?.byAddress
  const answer = byAddress?.get(key)
  // Last in a map is what was put in last.
  if (answer && byAddress?.delete(key)) byAddress.set(key, answer)
  return answer
}

export function sendKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse) {
  const { etag, plain, brotli } = answer
  const headers = { ...HEADERS, ...answer.headers, etag }
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const packed = String(request.headers["accept-encoding"] ?? "").includes("br") ? brotli : undefined
  const body = packed ?? plain
  response.writeHead(200, {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    ...(packed ? { "content-encoding": "br" } : {}),
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
