import { fromWireMoney, type Rappen } from "#kernel/money"

/** A price that nobody means: ten million francs. */
const BELOW: Rappen = 1_000_000_000

const ENTRY = /^\d{1,3}(?:['’ ]?\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/

/**
 * A price as somebody types it, "1'250.5", "1’250,50", "1250.–" or "CHF 1250", in Rappen.
 * @returns null for what is not an amount of at most two decimals, for negative ones, and from ten million francs on
 */
export function priceEntry(text: string): Rappen | null {
  const typed = text
    .trim()
    .replace(/^(CHF|Fr\.)\s*/i, "")
    .replace(/[.,][-–—]{1,2}$/, "")
  if (!ENTRY.test(typed)) return null
  const amount = fromWireMoney(typed.replace(/['’ ]/g, "").replace(",", "."))
  return amount < BELOW ? amount : null
}
