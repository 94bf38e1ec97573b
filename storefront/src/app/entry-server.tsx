import { dehydrate } from "@tanstack/react-query"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import type { PageBundle, PageRequest, RenderedPage } from "#wire/page-data"
import { rentalCalendar } from "../features/rental/components/calendar-part"
import { createQueryClient } from "../lib/http/query-client"
import { type PageFacts, PageFactsProvider } from "../lib/page/page-facts"
import { App } from "./app"
import { htmlDocument } from "./document"
import { isKnownAddress } from "./known-address"
import { meantPath } from "./meant-path"
import { loadPage } from "./page-loads"
import { matchRoute, routes } from "./routes"
import { breadcrumbLd } from "./sharing/breadcrumb-ld"
import { jsonLdScript } from "./sharing/json-ld"
import { subjectOf } from "./sharing/page-subjects"
import { shareTags } from "./sharing/share-tags"

/** The only query parameters that change what the server renders: a cached page is known by its path and these. */
export const RENDERED_QUERY = ["purpose", "filter", "choice", "query"] as const satisfies PageBundle["RENDERED_QUERY"]

export { sitemap } from "./sitemap"

const ready = Promise.all([...routes, rentalCalendar].map((part) => part.preload()))

const renderedSearch = (query: URLSearchParams) => {
  const kept = RENDERED_QUERY.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""
}

/** The router takes `//x` for a host's name, which need not be one. */
const withoutHost = (path: string) => path.replace(/^\/+/, "/")

/** Renders one page of the shop with its data, or the frame alone for pages that the browser fills. */
export async function render({ path, query, data, isPreview = false }: PageRequest): Promise<RenderedPage> {
  await ready
  const { route, params } = matchRoute(path)
  const queryClient = createQueryClient()
  const shop = await data.shopInfo()
  const isFound = await loadPage(route.module, { data, params, query, queryClient })
  const location = isFound ? undefined : await meantPath(path, data)
  if (location) return { status: 301, html: "", cacheable: false, location }

  const facts: PageFacts = {}
  const rendered = renderToString(
    <PageFactsProvider value={facts}>
      <StaticRouter location={withoutHost(path) + renderedSearch(query)}>
        <App queryClient={queryClient} shop={shop} />
      </StaticRouter>
    </PageFactsProvider>,
  )
  const subject = await subjectOf(route.module, { data, params, shop })
  const jsonLd = facts.canonical ? [...breadcrumbLd(facts.crumbs, shop.publicUrl), ...subject.jsonLd] : []
  const html = htmlDocument({
    pageModule: route.module,
    rendered,
    state: { shop, queries: dehydrate(queryClient) },
    shareTags: shareTags({ facts, shop, picture: subject.picture }),
    jsonLd: jsonLdScript(jsonLd),
    hasScripts: !isPreview,
  })
  queryClient.clear()
  const cacheable = isFound && (await isKnownAddress({ route, params, path, query, data }))
  return { status: isFound ? 200 : 404, html, cacheable }
}
