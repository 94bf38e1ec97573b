import { existsSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { isOutage, OUTAGE_RETRY_S } from "#platform/outage"
import { isRefusal } from "#platform/refusal"
import { sendEncoded } from "#platform/send-encoded"
import type { PageBundle, PageData, RenderedPage } from "#wire/page-data"
import type { PageCache } from "./page-cache"
import { headersFor, type PageHeaders } from "./page-headers"
import { isPagePath, type PageAddress, pageAddress } from "./page-path"
import { type PlainPage, plainPage } from "./plain-page"

const BUNDLE = "storefront/dist/server/entry-server.js"

const NOT_BUILT: PlainPage = {
  title: "general.shop_being_prepared",
  text: "general.shop_being_prepared_text",
  reloadAfterS: 5,
}
const AWAY: PlainPage = {
  title: "general.shop_away",
  text: "general.shop_away_text",
  reloadAfterS: OUTAGE_RETRY_S,
}
const FAILED: PlainPage = { title: "general.went_wrong", text: "general.went_wrong_text" }

/** The storefront's server bundle, or none when it is not built. */
export async function loadPageBundle(root: string): Promise<PageBundle | undefined> {
  const file = path.join(root, BUNDLE)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageBundle) : undefined
}

interface PagesOptions {
  bundle: PageBundle | undefined
  cache: PageCache
  data: PageData
  headers: PageHeaders
  onError: (error: unknown) => void
}

type Answer = (response: ServerResponse, isHead: boolean) => void

/** Answers storefront pages from the cache or by rendering them; stands in front of Express. */
export class Pages {
  constructor(private readonly options: PagesOptions) {}

  /** Whether the request asks for a page; if so, it is answered. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/" } = request
    if (method !== "GET" && method !== "HEAD") return false
    if (!isPagePath(url)) return false
    this.#answer(pageAddress(url, this.options.bundle?.RENDERED_QUERY ?? []), request, response)
    return true
  }

  /** What nobody else answered: the storefront's page for an unknown address, or plain text for a program. */
  answerUnknown(request: IncomingMessage, response: ServerResponse) {
    if (request.method === "GET" || request.method === "HEAD")
      this.#answer(pageAddress(request.url ?? "/", []), request, response)
    else response.writeHead(404, { "content-type": "text/plain" }).end("Not found")
  }

  #answer(address: PageAddress, request: IncomingMessage, response: ServerResponse) {
    const kept = this.options.cache.get(address.key)
    if (kept) sendEncoded(request, response, { ...kept, headers: headersFor(this.options.headers, request.url) })
    else void this.#render(address, request).then((send) => send(response, request.method === "HEAD"))
  }

  async #render({ path, query, key }: PageAddress, request: IncomingMessage): Promise<Answer> {
    const { bundle, cache, data, onError } = this.options
    const headers = headersFor(this.options.headers, request.url)
    const accepts = request.headers["accept-language"]
    if (!bundle) return uncached({ status: 503, html: plainPage(NOT_BUILT, accepts) }, headers)
    try {
      const page = await cache.load(key, () => bundle.render({ path, query, data }), query.size > 0 ? "asked" : "new")
      if (!("html" in page)) return (response) => sendEncoded(request, response, { ...page, headers })
      const location = page.location && page.location + queryOf(request.url)
      return uncached({ ...page, location }, headers)
    } catch (error) {
      if (isRefusal(error) || isOutage(error)) return uncached({ status: 503, html: plainPage(AWAY, accepts) }, headers)
      onError(error)
      return uncached({ status: 500, html: plainPage(FAILED, accepts) }, headers)
    }
  }
}

const queryOf = (url = "") => (url.includes("?") ? url.slice(url.indexOf("?")) : "")

type Uncached = Pick<RenderedPage, "status" | "html" | "location">

const uncached =
  ({ status, html, location }: Uncached, headers: PageHeaders): Answer =>
  (response, isHead) => {
    const body = Buffer.from(html)
    const retry = status === 503 ? { "retry-after": String(OUTAGE_RETRY_S) } : {}
    const moved = location === undefined ? {} : { location }
    response.writeHead(status, { ...headers, ...retry, ...moved, "content-length": body.length })
    response.end(isHead ? undefined : body)
  }
