import type { PageData } from "#wire/page-data"
import type { RouteMatch } from "../routes"

/** All that pages read of a query (`parameters`): a cached page is known by its path and these. */
export const RENDERED_QUERY: readonly string[] = ["purpose", "filter", "choice", "query", "geraete"]

interface Address extends RouteMatch {
  path: string
  query: URLSearchParams
  data: PageData
}

interface ReadAddress {
  /** The parameters that the page reads, with values it knows. */
  query: URLSearchParams
  /**
   * The address names nothing but what there is, in its usual spelling. There are only so many of these; of the others
   * anybody can make up as many as he likes.
   */
  isKnown: boolean
}

/** Parts of a path that no page looks up: whatever is there leads to the same page. */
const FREE_PARTS = ["categorySlug", "id"]

const isSpelledPlainly = ({ path, route, params }: Address) => {
  const plain = route.path.replace(/:(\w+)/g, (_part, name: string) => params[name] ?? "")
  return path === plain && !FREE_PARTS.some((part) => part in params)
}

/** What a page makes of its address while the server renders it. */
export async function readAddress(address: Address): Promise<ReadAddress> {
  const { route, params, data, query: asked } = address
  const { page } = await route.preload()
  const query = new URLSearchParams()
  let isKnown = asked.size <= 1 && isSpelledPlainly(address)
  for (const [name, parameter] of Object.entries(page?.parameters ?? {})) {
    const value = asked.get(name)
    if (value === null) continue
    const isRead = parameter === "any" || (await parameter(value, { path: route.path, params, data }))
    if (isRead) query.set(name, value)
    if (parameter === "any") isKnown = false
  }
  return { query, isKnown: isKnown && query.size === asked.size }
}
