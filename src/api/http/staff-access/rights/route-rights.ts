import { RIGHTS, type StaffRight } from "#kernel/staff-rights"
import { OWN_ROUTES } from "./own-routes"
import { STOCK_ROUTES } from "./stock-routes"

interface Row {
  right: StaffRight
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

function rowOf(right: StaffRight, text: string): Row {
  const words = text.split(" ")
  const methods = words.slice(0, -1)
  const parts = words[words.length - 1].split("/")
  if (parts.includes("**") && RIGHTS[right].length > 1) throw new Error(`${text}: only the owner's may end in **.`)
  return {
    right,
    methods: methods[0] === "*" ? null : new Set(methods),
    // The router doesn't tell capitals apart, nor a slash at the end.
    pattern: new RegExp(`^/admin${parts.map((part) => PATTERNS[kindOf(part)](part)).join("")}/?$`, "i"),
    rank: parts.map((part) => RANKS[kindOf(part)]).join("") + RANKS.end,
  }
}

const ROWS = [OWN_ROUTES, STOCK_ROUTES]
  .flatMap((table) => Object.entries(table))
  .flatMap(([right, rows]) => rows.map((text) => rowOf(right as StaffRight, text)))
  .sort((one, other) => (one.rank < other.rank ? 1 : -1))

/** The right that somebody has decided for the route; undefined for one that is in no row. @param path as the router reads it */
export function decidedRight(method: string, path: string): StaffRight | undefined {
  const asked = method === "HEAD" ? "GET" : method
  return ROWS.find(({ methods, pattern }) => (methods === null || methods.has(asked)) && pattern.test(path))?.right
}

/** The right that the call needs: what nobody has decided is the owner's. */
export const neededRight = (method: string, path: string): StaffRight => decidedRight(method, path) ?? "everything"
