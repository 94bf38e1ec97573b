import { createRequire } from "node:module"
import path from "node:path"

interface RoutesFinder {
  add(route: unknown): void
  find(url: string, method: string): unknown
}
type RoutesFinderClass = new () => RoutesFinder

/** Characters of addresses that are remembered until all are forgotten; each costs some bytes besides its own. */
const MOST_CHARACTERS = 2 ** 19
const BESIDE_EACH = 100

const load = createRequire(__filename)

/** Medusa's own class, which its package doesn't hand out. */
export function medusasRoutesFinder(): RoutesFinderClass {
  const http = path.dirname(load.resolve("@medusajs/framework/http"))
  return load(path.join(http, "routes-finder.js")).RoutesFinder
}

/**
 * Medusa remembers for each address it was ever asked for which route that was, without a bound: anybody could fill the
 * process with made-up addresses. From here on what a finder remembers is dropped, whole, now and then; its routes stay.
 */
export function boundRouteMatches(Finder: RoutesFinderClass = medusasRoutesFinder()) {
  const { add, find } = Finder.prototype as RoutesFinder
  const states = new WeakMap<RoutesFinder, { routes: unknown[]; current: RoutesFinder; characters: number }>()
  const stateOf = (finder: RoutesFinder) => {
    const state = states.get(finder) ?? { routes: [], current: finder, characters: 0 }
    states.set(finder, state)
    return state
  }
  const anew = (routes: unknown[]) => {
    const finder = new Finder()
    for (const route of routes) add.call(finder, route)
    return finder
  }
  Finder.prototype.add = function (this: RoutesFinder, route: unknown) {
    const { routes, current } = stateOf(this)
    routes.push(route)
    add.call(current, route)
  }
  Finder.prototype.find = function (this: RoutesFinder, url: string, method: string) {
    const state = stateOf(this)
    state.characters += url.length + BESIDE_EACH
    if (state.characters > MOST_CHARACTERS) {
      // What the finder itself remembers from before its first change of places is within the bound.
      state.current = anew(state.routes)
      state.characters = 0
    }
    return find.call(state.current, url, method)
  }
}
