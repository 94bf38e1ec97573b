import { SLUG } from "#kernel/words/slug"

/** The parameter that names them, of the comparison and of the list. */
export const DEVICES = "geraete"

/** So many devices stand side by side. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** Of so many names those that exist are shown; whoever writes more into an address asks for no more. */
const MOST_NAMED = 8

/** The names in an address: each once, as products are called, in the order they are in. */
export function namedIn(value: string | null): string[] {
  const names = (value ?? "").split(",").filter((name) => SLUG.test(name))
  return [...new Set(names)].slice(0, MOST_NAMED)
}

/** Those of the names that there are, as many as stand side by side; while it isn't known, all that may be there. */
export const knownOf = (named: readonly string[], cards: readonly { slug: string }[] | undefined): string[] =>
  named.filter((slug) => !cards || cards.some((card) => card.slug === slug)).slice(0, MOST_COMPARED)

/** With another device behind them, as long as there is room. */
export const withDevice = (slugs: readonly string[], slug: string): string[] =>
  slugs.includes(slug) || slugs.length >= MOST_COMPARED ? [...slugs] : [...slugs, slug]

export const withoutDevice = (slugs: readonly string[], slug: string): string[] => slugs.filter((one) => one !== slug)

/** Another device in a column; the one that is in another column already changes places with it. */
export const withColumn = (slugs: readonly string[], column: number, slug: string): string[] =>
  slugs.map((one, index) => {
    if (index === column) return slug
    return one === slug ? (slugs[column] ?? one) : one
  })

/** As the address has them; "" without any. */
export const inAddress = (slugs: readonly string[]): string => slugs.join(",")
