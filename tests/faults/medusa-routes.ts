import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const API = path.join(path.dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")), "dist/api")

export interface StockRoute {
  /** `/auth/:actor_type/:auth_provider` */
  pattern: string
  methods: string[]
}

/** Every route that the installed Medusa brings, read from its files. */
export function stockRoutes(): StockRoute[] {
  return readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .map((file) => ({
      pattern: `/${path.dirname(file).replace(/\[(\w+)\]/g, ":$1")}`,
      methods: methodsOf(readFileSync(path.join(API, file), "utf8")),
    }))
    .sort((one, other) => one.pattern.localeCompare(other.pattern))
}

const methodsOf = (source: string) => [
  ...new Set([...source.matchAll(/^exports\.(GET|POST|PUT|PATCH|DELETE) = /gm)].map(([, method]) => method)),
]

const FILLED: Record<string, string[]> = {
  actor_type: ["user", "customer", "foo"],
  auth_provider: ["emailpass", "foo"],
}

/** Addresses of a route: its parameters filled with everything that might mean something. */
export function addressesOf(pattern: string): string[] {
  const [before, name, after] = /^(.*?):(\w+)(.*)$/.exec(pattern)?.slice(1) ?? []
  if (name === undefined) return [pattern]
  return (FILLED[name] ?? ["x"]).flatMap((value) => addressesOf(before + value + after))
}

const inHex = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`

/** Ways to write an address that some router might take for the same. */
export function spellingsOf(address: string): string[] {
  const parts = address.split("/").slice(1)
  const changed = (index: number, change: (part: string) => string) =>
    `/${parts.map((part, at) => (at === index ? change(part) : part)).join("/")}`
  return [
    address,
    address.toUpperCase(),
    `${address}/`,
    `${address}//`,
    `${address}%2f`,
    `http://localhost${address}`,
    `${address.replaceAll("/", "\\").replace("\\", "/")}#`,
    `/backend/..${address}`,
    ...parts.flatMap((_, index) => [
      changed(index, inHex),
      changed(index, (part) => inHex(part.toUpperCase())),
      changed(index, (part) => inHex(part).replace("%", "%25")),
      changed(index, (part) => `/${part}`),
      changed(index, (part) => `${part};x`),
    ]),
  ]
}
