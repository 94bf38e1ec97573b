/** A row of a table of routes, as an address is compared with it. */
export interface RouteRow {
  /** Null: all of them. */
  methods: ReadonlySet<string> | null
  pattern: RegExp
  /** Greater is told apart better: of the rows that fit, the router's choice is the one with fixed words before placeholders. */
  rank: string
}

/** What an address may be made of: with anything else, two readers might see two paths in it. */
const PLAIN = "[\\w.~%!$&'()*+,;=:@-]+"

/** That the path ends here tells more than that anything may be below. */
const RANKS = { word: "3", placeholder: "2", end: "1", below: "0" } as const
const kindOf = (part: string) => (part === "**" ? "below" : part.startsWith(":") ? "placeholder" : "word")
const PATTERNS = {
  word: (part: string) => `/${part}`,
  placeholder: () => `/${PLAIN}`,
  below: () => `(/${PLAIN})*`,
}

/** `GET POST orders/:id` below `/admin`; `* orders/**` is every method of a path and all below it. */
export function routeRow(text: string): RouteRow {
  const words = text.split(" ")
  const methods = words.slice(0, -1)
  const parts = words[words.length - 1].split("/")
  return {
    methods: methods[0] === "*" ? null : new Set(methods),
    // The router doesn't tell capitals apart, nor a slash at the end.
    pattern: new RegExp(`^/admin${parts.map((part) => PATTERNS[kindOf(part)](part)).join("")}/?$`, "i"),
    rank: parts.map((part) => RANKS[kindOf(part)]).join("") + RANKS.end,
  }
}

/** @param path as the router reads it */
export function fits({ methods, pattern }: RouteRow, method: string, path: string): boolean {
  const asked = method === "HEAD" ? "GET" : method
  return (methods === null || methods.has(asked)) && pattern.test(path)
}
