import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { LRUCache } from "lru-cache"
import { pathOf } from "#platform/path-of"
import { sendEncoded } from "#platform/send-encoded"
import { noteRoute } from "#platform/telemetry/routes"
import { cachedCatalogue } from "#shop/catalogue/queries/snapshot/index"
import { cachedSite } from "#shop/content/queries/site/index"
import { cachedEvents } from "#shop/events/queries/snapshot"
import { type CachedAddress, type ReadQuery, rawAddress } from "./cached-address"

const brotli = promisify(brotliCompress)

export interface Answer {
  body: unknown
  /** Besides those of every kept answer. */
  headers?: Record<string, string>
}

/** An answer ready to be sent: as long as its snapshot stands, nothing is looked up, mapped or compressed again. */
export interface ReadyAnswer {
  etag: string
  /** Encoded only where it is kept and not so large that this would take too long at a time. */
  body: { plain: Buffer; br?: Buffer }
  headers?: Record<string, string>
}

/** Snapshots as they are in memory now; answers hang on them and go with them. */
const SNAPSHOTS: (() => object | undefined)[] = [cachedCatalogue, cachedEvents, cachedSite]

interface CachedAnswers {
  byKey: LRUCache<string, ReadyAnswer>
  /** How the query is read at the paths of which something was kept, and the route's pattern. */
  reads: Map<string, { read: ReadQuery; route: string }>
  /** Being made: who asks meanwhile waits for the same. */
  pending: Map<string, Promise<ReadyAnswer>>
}
const answers = new WeakMap<object, CachedAnswers>()

/** Room for the answers of a snapshot, keys and bookkeeping included: some thousand pages of products. */
const MAX_BYTES = 64 * 2 ** 20
const ENTRY_BYTES = 1_024
const LARGEST_COMPRESSED = 2 ** 20

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
}

const bytesOf = ({ body }: ReadyAnswer, key: string) =>
  ENTRY_BYTES + 2 * key.length + body.plain.length + (body.br?.length ?? 0)

function answersOf(snapshot: object): CachedAnswers {
  const known = answers.get(snapshot)
  if (known) return known
  const byKey = new LRUCache<string, ReadyAnswer>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  const made: CachedAnswers = { byKey, reads: new Map(), pending: new Map() }
  answers.set(snapshot, made)
  return made
}

/** An answer for once. */
export function readyAnswer({ body, headers }: Answer): ReadyAnswer {
  const plain = Buffer.from(JSON.stringify(body))
  return { body: { plain }, headers, etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"` }
}

/** Prepares the answer to be sent and keeps it with the snapshot it was made from. */
export function cacheAnswer(
  snapshot: object,
  { path, key }: CachedAddress,
  how: { read: ReadQuery; route: string },
  answer: Answer,
) {
  const { byKey, reads, pending } = answersOf(snapshot)
  const making = compressed(readyAnswer(answer)).then((ready) => {
    byKey.set(key, ready)
    reads.set(path, how)
    return ready
  })
  pending.set(key, making)
  return making.finally(() => pending.delete(key))
}

async function compressed(answer: ReadyAnswer): Promise<ReadyAnswer> {
  const { plain } = answer.body
  if (plain.length > LARGEST_COMPRESSED) return answer
  const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { ...answer, body: { plain, br } }
}

/** What is kept under the address, or being made. */
export function cachedAnswer(snapshot: object, { key }: CachedAddress): ReadyAnswer | Promise<ReadyAnswer> | undefined {
  const known = answers.get(snapshot)
  return known?.byKey.get(key) ?? known?.pending.get(key)
}

export const sendReady = ({ etag, body, headers }: ReadyAnswer, request: IncomingMessage, response: ServerResponse) =>
  sendEncoded(request, response, { etag, body, headers: { ...HEADERS, ...headers } })

/**
 * Answers a call from memory if its route has answered it since the last change; meant to stand in front of
 * Medusa's sessions and body parsers. @returns whether it is answered
 */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "" } = request
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/backend/")) return false
  const path = pathOf(url)
  for (const snapshotNow of SNAPSHOTS) {
    const snapshot = snapshotNow()
    const known = snapshot && answers.get(snapshot)
    const how = known?.reads.get(path)
    const address = how && rawAddress(url, path, how.read)
    const answer = address && known?.byKey.get(address.key)
    if (!answer) continue
    noteRoute(request, how.route)
    sendReady(answer, request, response)
    return true
  }
  return false
}
