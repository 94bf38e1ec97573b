import { fromWireMoney } from "@src/kernel/money"
import type { CartTotals, PricedLine, TotalsRates } from "@src/shop/lines/rules/cart-totals"
import { offerTotals } from "@src/shop/lines/rules/offer-totals"
import type { ProductDetail } from "@src/wire"

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
