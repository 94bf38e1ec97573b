import { calendarDay } from "#kernel/calendar-day"
import type { ContentChanges, PageData, SitemapEntry } from "#wire/page-data"
import type { PageDefinition } from "../../lib/page/page-module"
import type { Source } from "../../lib/page/page-query"
import { routes } from "../routes"

const NO_ADDRESS = { path: "", params: {}, query: new URLSearchParams(), today: calendarDay("2000-01-01") }

/** Days of the last changes of a source. */
function daysOf(source: Exclude<Source, "undated">, { blocks, products }: ContentChanges): string[] {
  if ("block" in source) return [blocks[source.block] ?? []].flat()
  return products.filter(({ kind }) => kind === source.kind).map(({ changedOn }) => changedOn)
}

/** The day on which what a page is made of changed last; undefined where that isn't known. */
function changedOn({ queries }: PageDefinition, changes: ContentChanges): string | undefined {
  const days: string[] = []
  for (const { meta } of queries?.(NO_ADDRESS) ?? []) {
    if (meta.source === "undated") return undefined
    if (meta.source) days.push(...daysOf(meta.source, changes))
  }
  return days.sort().at(-1)
}

/** Every page that search engines should know, at its canonical address; those of one visitor are not among them. */
export async function sitemap(data: PageData): Promise<SitemapEntry[]> {
  const changes = await data.changes()
  const modules = await Promise.all(routes.map((route) => route.preload()))
  const pages = [...new Set(modules.flatMap(({ page }) => page ?? []))]
  const single = pages.flatMap((page) =>
    page.canonical ? [{ path: page.canonical, changedOn: changedOn(page, changes) }] : [],
  )
  const many = await Promise.all(pages.map(async ({ addresses }) => (await addresses?.(data)) ?? []))
  return [...single, ...many.flat()]
}
