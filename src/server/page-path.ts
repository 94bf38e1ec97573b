import { pathOf } from "../lib/path-of"

/** First path segments that belong to the backend, the admin or files; every other path is a storefront page. */
const RESERVED = new Set([
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
  "static",
  "store",
])

/** Whether a GET of this path asks for a page: no reserved area and no file name at its end. */
export function isPagePath(path: string): boolean {
  const [, first = ""] = path.split("/", 2)
  return !RESERVED.has(first.toLowerCase()) && !path.slice(path.lastIndexOf("/")).includes(".")
}

export interface PageAddress {
  path: string
  query: URLSearchParams
  /** Equal for addresses that show the same page. */
  key: string
}

/**
 * The page that a request's URL means. A trailing slash makes no difference, and only `rendered` parameters count,
 * so that campaign parameters and tokens neither reach the renderer nor fill its cache.
 */
export function pageAddress(url: string, rendered: readonly string[]): PageAddress {
  const queryStart = url.indexOf("?")
  const path = pathOf(url) || "/"
  const query = new URLSearchParams()
  if (queryStart < 0) return { path, query, key: path }
  const given = new URLSearchParams(url.slice(queryStart + 1))
  for (const name of rendered) for (const value of given.getAll(name)) query.append(name, value)
  return { path, query, key: query.size > 0 ? `${path}?${query}` : path }
}
