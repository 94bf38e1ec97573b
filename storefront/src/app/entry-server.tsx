import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import type { PageRequest, RenderedPage } from "#wire/page-data"
import { createQueryClient } from "../lib/http/query-client"
import { type PageFacts, PageFactsProvider } from "../lib/page/page-facts"
import { App } from "./app"
import { matchRoute, type PageRoute, routes } from "./routes"
import { htmlDocument } from "./server/document"
import { loadPage } from "./server/load-page"
import { meantPath } from "./server/meant-path"
import { readAddress } from "./server/page-address"
import { breadcrumbLd } from "./server/sharing/breadcrumb-ld"
import { jsonLdScript } from "./server/sharing/json-ld"
import { shareTags } from "./server/sharing/share-tags"
import { sharedSubject } from "./server/sharing/subject-ld"
import { stateOf } from "./server/state-of"

export { PAGE_PATTERNS } from "./routes"
export { RENDERED_QUERY } from "./server/page-address"
export { sitemap } from "./server/sitemap"

async function loadCode(route: PageRoute): Promise<void> {
  const { page } = await route.preload()
  for (const part of page?.parts ?? []) await part.preload()
}
const ready = Promise.all(routes.map(loadCode))

/** The router takes `//x` for a host's name, which need not be one. */
const withoutHost = (path: string) => path.replace(/^\/+/, "/")

/** Renders one page of the shop with its data, or the frame alone for pages that the browser fills. */
export async function render({ path, query: asked, data, isPreview = false }: PageRequest): Promise<RenderedPage> {
  await ready
  const match = matchRoute(path)
  const { query, isKnown } = await readAddress({ ...match, path, query: asked, data })
  const queryClient = createQueryClient()
  const shop = await data.shopInfo()
  const isFound = await loadPage(match, { data, query, queryClient })
  const location = isFound ? undefined : await meantPath(path, data)
  if (location) return { status: 301, html: "", cacheable: false, location }

  const facts: PageFacts = {}
  const rendered = renderToString(
    <PageFactsProvider value={facts}>
      <StaticRouter location={{ pathname: withoutHost(path), search: query.size > 0 ? `?${query}` : "" }}>
        <App queryClient={queryClient} shop={shop} />
      </StaticRouter>
    </PageFactsProvider>,
  )
  const subject = sharedSubject(facts.subject, shop)
  const jsonLd = facts.canonical ? [...breadcrumbLd(facts.crumbs, shop.publicUrl), ...subject.jsonLd] : []
  const html = htmlDocument({
    pageModule: match.route.module,
    rendered,
    state: stateOf(queryClient, shop),
    shareTags: shareTags({ facts, shop, picture: subject.picture }),
    jsonLd: jsonLdScript(jsonLd),
    hasScripts: !isPreview,
  })
  queryClient.clear()
  return { status: isFound ? 200 : 404, html, cacheable: isFound && isKnown }
}
