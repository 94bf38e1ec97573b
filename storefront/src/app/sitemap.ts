import type { ProductKind } from "#shop/catalogue/wire/product"
import type { ContentChanges, PageData, SitemapEntry } from "#wire/page-data"
import { HOME_BLOCKS } from "../features/content/home-blocks"
import { paths } from "../lib/paths"
import { matchRoute } from "./routes"

/** What a page without a product of its own is made of: content blocks, a list of products. */
interface Sources {
  path: string
  blocks?: readonly string[]
  kind?: ProductKind
}

const PAGES: readonly Sources[] = [
  { path: paths.home, blocks: HOME_BLOCKS, kind: "rental" },
  { path: paths.rent, kind: "rental" },
  { path: paths.buy, kind: "purchase" },
  { path: paths.accessories, kind: "accessory" },
  { path: paths.software, kind: "software-service" },
  { path: paths.training, blocks: ["schulen"], kind: "education" },
  { path: paths.events },
  { path: paths.eventRegistration },
  { path: paths.about },
  { path: paths.faq, blocks: ["faq"] },
  { path: paths.terms, blocks: ["agb"] },
  { path: paths.privacy, blocks: ["datenschutz"] },
  { path: paths.imprint, blocks: ["impressum"] },
]

const hasPage = ({ path }: { path: string }) => !path.includes("#") && matchRoute(path).route.path !== "*"

function changedOn({ blocks = [], kind }: Sources, changes: ContentChanges): string | undefined {
  const listed = changes.products.filter((product) => product.kind === kind).map((product) => product.changedOn)
  return [...blocks.flatMap((key) => changes.blocks[key] ?? []), ...listed].sort().at(-1)
}

/** Every page that search engines should know, at its canonical address; those of one visitor are not among them. */
export async function sitemap(data: PageData): Promise<SitemapEntry[]> {
  const [changes, events] = await Promise.all([data.changes(), data.events()])
  const pages = PAGES.map((page) => ({ path: page.path, changedOn: changedOn(page, changes) }))
  const products = changes.products.map(({ path, changedOn }) => ({ path, changedOn }))
  return [...pages, ...products, ...events.map(({ slug }) => ({ path: paths.event(slug) }))].filter(hasPage)
}
