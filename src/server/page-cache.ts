import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { RenderedPage } from "../contract"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export interface StoredPage {
  etag: string
  bodies: Record<"identity" | "br" | "gzip", Buffer>
}

export interface PageCacheOptions {
  /** Oldest pages leave when there are more. */
  maxPages: number
  /** Pages show the day, so that they are rendered anew now and then even when nothing was changed. */
  maxAgeMs: number
  clockMs?: () => number
}

async function compressed({ html }: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(identity),
  ])
  const etag = `W/"${createHash("sha1").update(identity).digest("base64url")}"`
  return { etag, bodies: { identity, br, gzip: gz } }
}

/** Rendered pages with their compressed forms. Only pages found that are the same for everybody are kept; one rendering per page at a time. */
export class PageCache {
  readonly #pages = new Map<string, { page: StoredPage; storedAtMs: number }>()
  readonly #pending = new Map<string, Promise<StoredPage | RenderedPage>>()
  readonly #clockMs: () => number

  constructor(private readonly options: PageCacheOptions) {
    this.#clockMs = options.clockMs ?? (() => performance.now())
  }

  get(key: string): StoredPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    if (this.#clockMs() - entry.storedAtMs <= this.options.maxAgeMs) return entry.page
    this.#pages.delete(key)
    return undefined
  }

  /** The kept page, or what `render` gives. Callers that ask for the same page meanwhile share one rendering. */
  async load(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    const kept = this.get(key) ?? this.#pending.get(key)
    if (kept) return kept
    const rendering = this.#render(key, render)
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Forgets all pages; a rendering that has begun is answered but not kept, as it may show what was before. */
  clear() {
    this.#pages.clear()
    this.#pending.clear()
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage | RenderedPage> {
    await undefined
    const own = this.#pending.get(key)
    try {
      const rendered = await render()
      if (rendered.status !== 200 || !rendered.cacheable) return rendered
      const page = await compressed(rendered)
      if (own && this.#pending.get(key) === own) this.#keep(key, page)
      return page
    } finally {
      if (own && this.#pending.get(key) === own) this.#pending.delete(key)
    }
  }

  #keep(key: string, page: StoredPage) {
    const [oldest] = this.#pages.keys()
    if (oldest !== undefined && this.#pages.size >= this.options.maxPages) this.#pages.delete(oldest)
    this.#pages.set(key, { page, storedAtMs: this.#clockMs() })
  }
}
