/** More than Medusa's own pages ever ask for at a time, and as far as anybody could turn over. */
const MOST_ROWS = 10_000
const FARTHEST_ROW = 2 ** 31 - 1

/** A field, or a relation's: `title`, `items.id`. */
const FIELD = String.raw`[a-z_]\w*(\.[a-z_]\w*){0,8}`
const ORDER = new RegExp(`^-?${FIELD}$`, "i")
/** Fields as Medusa reads them: more or fewer (`+`, `-`), a relation as a whole (`*items`, `items.*`). */
const SELECTED = new RegExp(String.raw`^[+ -]?(\*|\*?${FIELD}(\.\*)?)$`, "i")
const LONGEST_SEARCH = 500

const isWhole = (most: number) => (value: unknown) =>
  typeof value === "string" && /^\d{1,10}$/.test(value) && Number(value) <= most

const RULES: Record<string, (value: unknown) => boolean> = {
  limit: isWhole(MOST_ROWS),
  offset: isWhole(FARTHEST_ROW),
  order: (value) => typeof value === "string" && ORDER.test(value),
  fields: (value) => typeof value === "string" && value.split(",").every((field) => SELECTED.test(field.trim())),
  q: (value) => typeof value === "string" && value.length <= LONGEST_SEARCH,
}

/** Names of what a stock list is asked wrongly: how many, from where, in which order, which fields, what is searched for. */
export const wrongInListQuery = (query: Record<string, unknown>): string[] =>
  Object.entries(RULES).flatMap(([name, isRight]) =>
    name in query && query[name] !== "" && !isRight(query[name]) ? [name] : [],
  )
