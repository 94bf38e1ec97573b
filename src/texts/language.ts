/** Who reads: somebody who asks now, with what their browser accepts; a customer, later; or the shop's staff and its accounts. */
export type Reader = { accepts: string | undefined } | "customer" | "shop"

interface Wish {
  language: string
  weight: number
}

/** "fr-CH;q=0.8" */
function wishOf(part: string): Wish {
  const [range, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase())
  const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1"
  return { language: range.split("-")[0], weight: Number(weight) || 0 }
}

/**
 * The language in which somebody reads: the one place that chooses it. Who isn't there to be asked reads the shop's first,
 * as who accepts none of them.
 * @param known the languages that there are
 */
export function languageFor(reader: Reader, known: readonly string[]): string {
  const accepted = typeof reader === "string" ? undefined : reader.accepts
  const wishes = (accepted ?? "").split(",", 20).map(wishOf)
  const best = wishes
    .filter(({ language, weight }) => weight > 0 && known.includes(language))
    .sort((one, other) => other.weight - one.weight)
  return best[0]?.language ?? known[0]
}

/** The header by which caches tell languages apart; none where there is one. */
export const varyOf = (known: readonly string[]): Record<string, string> =>
  known.length > 1 ? { Vary: "Accept-Language" } : {}
