import type { Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/line-categories"
import { type CartTotals, cartTotals, type PricedLine, type TotalsRates } from "./cart-totals"

/** What comes along with a product by force, once per piece. */
export interface Companion {
  /** The path category of its own line. */
  category: LineCategory
  /** Of one piece, without VAT. */
  price: Rappen
}

/**
 * One product alone with what comes along by force: what a cart with nothing else in it comes to.
 * @see ruling 12 'Sums'
 */
export function offerTotals(
  line: PricedLine,
  quantity: number,
  companion: Companion | null,
  rates: TotalsRates,
): CartTotals {
  const lines = companion ? [line, { category: companion.category, total: companion.price * quantity }] : [line]
  return cartTotals(lines, rates)
}
