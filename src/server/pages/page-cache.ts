import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { LRUCache } from "lru-cache"
import { Turns } from "#platform/turns"
import type { RenderedPage } from "#wire/page-data"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export interface StoredPage {
  etag: string
  body: Record<"plain" | "br" | "gzip", Buffer>
}

export interface PageCacheOptions {
  /** What the kept pages may weigh together, keys and bookkeeping included; the longest unasked leave first. */
  maxBytes: number
  /** Pages show the day, so that they are rendered again now and then even when nothing was changed. */
  maxAgeMs: number
  clockMs?: () => number
}

/** Of an entry besides its bodies and key: objects, headers of buffers, the cache's own lists. */
const ENTRY_BYTES = 1_024

/** Keys of pages that are the same for everybody are the addresses of what there is. */
const MOST_KNOWN = 50_000

/** Rendering keeps the process from all else: one is drawn while another's data or compression is waited for. */
const RENDERINGS = { atOnce: 2, waiting: 150, waitingInLane: 50, patienceMs: 5_000, rest: { leastMs: 0, mostMs: 150 } }

async function compressed({ html }: RenderedPage): Promise<StoredPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(plain),
  ])
  const etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`
  return { etag, body: { plain, br, gzip: gz } }
}

const bytesOf = ({ body }: StoredPage, key: string) =>
  ENTRY_BYTES + 2 * key.length + body.plain.length + body.br.length + body.gzip.length

/**
 * Rendered pages with their compressed forms. Only pages found that are the same for everybody are kept. Few are
 * rendered at a time, and each once for all who ask meanwhile.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>
  /** Pages that were kept once: they don't wait behind addresses that somebody made up. */
  readonly #known = new LRUCache<string, true>({ max: MOST_KNOWN })
  readonly #pending = new Map<string, Promise<StoredPage | RenderedPage>>()
  readonly #renderings = new Turns(RENDERINGS)

  constructor({ maxBytes, maxAgeMs, clockMs }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now: clockMs ?? (() => performance.now()) },
    })
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key)
  }

  /**
   * The kept page, or what `render` gives. Callers that ask for the same page meanwhile share one rendering.
   * @param lane in which a page that was never kept waits for its rendering
   * @throws Refusal 503 where too many wait, and what `render` throws
   */
  async load(key: string, render: () => Promise<RenderedPage>, lane = "new"): Promise<StoredPage | RenderedPage> {
    const kept = this.get(key) ?? this.#pending.get(key)
    if (kept) return kept
    const rendering = this.#render(key, this.#known.has(key) ? "known" : lane, render)
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Forgets all pages; a rendering that has begun is answered but not kept, as it may show what was before. */
  clear() {
    this.#pages.clear()
    this.#pending.clear()
  }

  async #render(key: string, lane: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    await undefined
    const own = this.#pending.get(key)
    const isCurrent = () => own !== undefined && this.#pending.get(key) === own
    try {
      const end = await this.#renderings.take(lane)
      try {
        const rendered = await render()
        if (rendered.status !== 200 || !rendered.cacheable) return rendered
        const page = await compressed(rendered)
        if (isCurrent()) this.#keep(key, page)
        return page
      } finally {
        // A crowd that makes up addresses has a part of the process, not all of it.
        end({ rests: !this.#known.has(key) })
      }
    } finally {
      if (isCurrent()) this.#pending.delete(key)
    }
  }

  #keep(key: string, page: StoredPage) {
    this.#pages.set(key, page)
    this.#known.set(key, true)
  }
}
