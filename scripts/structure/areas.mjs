import fs from "node:fs"
import { grouped } from "./grouped.mjs"

/** From the ground up: an area imports only those before it. `.dependency-cruiser.cjs` reads the same list. */
export const AREAS = JSON.parse(fs.readFileSync(new URL("./areas.json", import.meta.url), "utf8"))

const SHELL = /^src\/(api|admin|jobs|links|subscribers|workflows)\//

export const areaOf = (file) => /^src\/shop\/([\w-]+)\//.exec(file)?.[1]
const isAdmin = (file) => /^src\/shop\/[\w-]+\/admin\//.test(file)
const isUp = ([from, to]) => AREAS.indexOf(areaOf(from)) < AREAS.indexOf(areaOf(to))

const percentInside = (pairs) => Math.round((100 * pairs.filter(([from, to]) => from === to).length) / pairs.length)

const counted = (names) => names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map())
const most = (names) => [...counted(names)].sort(([one, n], [other, m]) => m - n || one.localeCompare(other))[0]?.[0]

/** The area that most imports of a shell go to: a route, a page, a job. Those that only compose others serve none. */
function servedAreas(imports) {
  const asked = grouped(
    imports.filter(([from, to]) => SHELL.test(from) && areaOf(to)),
    ([from]) => from,
  )
  return new Map([...asked].map(([shell, list]) => [shell, most(list.map(([, to]) => areaOf(to)))]))
}

/** How many of the imports between areas stay inside theirs, in per cent: the more is counted, the more of the shop it covers. */
export function insideOf(imports) {
  const served = servedAreas(imports)
  const between = imports.filter(([from, to]) => areaOf(to) && (areaOf(from) ?? served.get(from)))
  const pairs = (list) => list.map(([from, to]) => [areaOf(from) ?? served.get(from), areaOf(to)])
  return {
    server: percentInside(pairs(between.filter(([from]) => areaOf(from) && !isAdmin(from)))),
    withAdmin: percentInside(pairs(between.filter(([from]) => areaOf(from)))),
    withShells: percentInside(pairs(between)),
  }
}

/** Imports that run from an area to one above it. */
export const upwards = (imports) => imports.filter((pair) => pair.every(areaOf) && isUp(pair))

/** How often each area imports each other. @returns `{ from, to, weight }`, the heaviest first */
export function arrowsOf(imports) {
  const pairs = imports.map((pair) => pair.map(areaOf)).filter(([from, to]) => from && to && from !== to)
  return [...counted(pairs.map((pair) => pair.join(" ")))]
    .map(([pair, weight]) => ({ from: pair.split(" ")[0], to: pair.split(" ")[1], weight }))
    .sort(
      (one, other) => other.weight - one.weight || `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`),
    )
}
