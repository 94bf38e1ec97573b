import type { Rappen } from "#kernel/money"
import { typedNumber } from "#kernel/words/typed-number"

/** A price that nobody means: ten million francs. */
const BELOW: Rappen = 1_000_000_000

/**
 * A price as somebody types it, "1'250.5", "1’250,50", "1250.–" or "CHF 1250", in Rappen.
 * @returns null for what is not an amount of at most two decimals, for negative ones, and from ten million francs on
 */
export function priceEntry(text: string): Rappen | null {
  const amount = typedNumber(text, 2)
  return amount !== null && amount < BELOW ? amount : null
}
