import type { MedusaRequest } from "@medusajs/framework/http"
import { pathOf } from "#platform/path-of"

/**
 * What of a query an answer depends on, brought into one form: `{}` if nothing. Undefined where the answer is not kept,
 * or the query isn't one that the route takes.
 */
export type ReadQuery = (query: Record<string, unknown>) => Record<string, unknown> | undefined

/** An address without what makes no difference: equal for all spellings of the same question. */
export interface CachedAddress {
  path: string
  key: string
}

/** Values that Express reads as lists and objects. */
const NESTED = /\[|%5b/i

function cached(path: string, asked: Record<string, unknown> | undefined): CachedAddress | undefined {
  if (!asked) return undefined
  const known = Object.entries(asked).filter(([, value]) => value !== undefined)
  return { path, key: known.length > 0 ? `${path}?${JSON.stringify(known)}` : path }
}

/** The raw address of a call that no route has looked at. Parameters given twice are a list, as Express has it. */
export function rawAddress(url: string, path: string, read: ReadQuery): CachedAddress | undefined {
  const queryStart = url.indexOf("?")
  if (queryStart < 0) return cached(path, read({}))
  const text = url.slice(queryStart + 1)
  if (NESTED.test(text)) return undefined
  const query: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text))
    query[name] = name in query ? [query[name], value].flat() : value
  return cached(path, read(query))
}

/** A kind is a word of the path, in any capitals (`wordOfPath`); every other parameter is a value. */
const inOneSpelling = (name: string, value: string) => (name === "kind" ? value.toLowerCase() : value)

/** The address of a call in its route, whatever the call's own spelling. */
export function routedAddress({ route, params, query }: MedusaRequest, read: ReadQuery): CachedAddress | undefined {
  const path = String(route.path).replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(inOneSpelling(name, params[name])),
  )
  return cached(pathOf(path), read(query))
}
