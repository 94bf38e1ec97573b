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
 * The language of an answer.
 * @param accepted the request's `Accept-Language`
 * @param known the languages that there are, the first for who accepts none of them
 */
export function languageOf(accepted: string | undefined, known: readonly string[]): string {
  const wishes = (accepted ?? "").split(",", 20).map(wishOf)
  const best = wishes
    .filter(({ language, weight }) => weight > 0 && known.includes(language))
    .sort((one, other) => other.weight - one.weight)
  return best[0]?.language ?? known[0]
}
