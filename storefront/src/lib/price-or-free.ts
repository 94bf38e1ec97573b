import { chf } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"

/**
 * What belongs to an offer and costs nothing says so, in one word on all pages.
 * @param free that word, `common:free`
 */
export const priceOrFree = (amount: Rappen, free: string, inWords: (amount: Rappen) => string = chf): string =>
  amount === 0 ? free : inWords(amount)
