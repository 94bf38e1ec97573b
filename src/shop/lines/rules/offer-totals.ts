import type { Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { cartTotals, type TotalsRates } from "./cart-totals"
import type { LineCharge } from "./line-charge"
import { netOf, type OrderTotals } from "./totals"

/** What is offered, as the line that it would be. */
export interface OfferedLine {
  category: LineCategory
  /** The whole line without VAT. */
  total: Rappen
  /** Of one piece. */
  charges?: readonly LineCharge[]
}

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
  line: OfferedLine,
  quantity: number,
  companion: Companion | null,
  rates: TotalsRates,
): OrderTotals {
  const along: OfferedLine[] = companion ? [{ category: companion.category, total: companion.price * quantity }] : []
  const lines = [line, ...along].map((one, index) => ({
    charges: [],
    ...one,
    id: String(index),
    quantity,
    rental: null,
  }))
  return cartTotals(lines, rates)
}

/** What a rental comes to in a cart of its own, without VAT. */
export const netOfRental =
  (rates: TotalsRates) =>
  (total: Rappen, companion: Companion | null): Rappen =>
    netOf(offerTotals({ category: "rental", total }, 1, companion, rates))
