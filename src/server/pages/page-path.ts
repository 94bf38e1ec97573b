import { pathOf } from "#platform/path-of"
import { isReadable } from "../requests/readable"

/** First path segments that belong to the backend, the admin or files; every other path is a storefront page. */
const RESERVED = new Set([
  ".well-known",
  "admin",
  "app",
  "assets",
  "auth",
  "backend",
  "cloud",
  "dev",
  "health",
  "hooks",
  "media",
  "ready",
  "serving",
  "static",
  "store",
  "vitals",
])

/** Whether a GET of this URL asks for a page: no reserved area and no file name at its end. */
export function isPagePath(url: string): boolean {
  const path = pathOf(url)
  const [, first = ""] = path.split("/", 2)
  return !RESERVED.has(first.toLowerCase()) && !path.slice(path.lastIndexOf("/")).includes(".")
}

/** No page has this address: the page for an unknown one is shown at it. */
const NOWHERE = "/404"

export interface PageAddress {
  path: string
  query: URLSearchParams
  /** Equal for addresses that show the same page. */
  key: string
}

/**
 * The page that a request's URL means. A trailing slash makes no difference, and only `rendered` parameters count,
 * so that campaign parameters and tokens neither reach the renderer nor fill its cache. What can't be read is nowhere.
 */
export function pageAddress(url: string, rendered: readonly string[]): PageAddress {
  const queryStart = url.indexOf("?")
  const asked = pathOf(url) || "/"
  const path = isReadable(asked) ? asked : NOWHERE
  const query = new URLSearchParams()
  if (queryStart < 0) return { path, query, key: path }
  const given = new URLSearchParams(url.slice(queryStart + 1))
  for (const name of rendered) for (const value of given.getAll(name)) query.append(name, value)
  return { path, query, key: query.size > 0 ? `${path}?${query}` : path }
}
