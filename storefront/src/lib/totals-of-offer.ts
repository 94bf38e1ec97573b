import type { ProductDetail } from "@contract"
import type { CartTotals, PricedLine, TotalsRates } from "@domain/cart-totals"
import { fromWireMoney } from "@domain/money"
import { offerTotals } from "@domain/offer-totals"

/** What the line comes to in a cart of its own, with what the product brings along by force. */
export function totalsOfOffer(
  { mandatory_companion: companion }: ProductDetail,
  line: PricedLine,
  quantity: number,
  rates: TotalsRates,
): CartTotals {
  const along = companion ? { category: companion.category, price: fromWireMoney(companion.price) } : null
  return offerTotals(line, quantity, along, rates)
}
