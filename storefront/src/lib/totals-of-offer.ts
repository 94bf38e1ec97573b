import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { CartTotals, PricedLine, TotalsRates } from "#shop/lines/rules/cart-totals"
import { offerTotals } from "#shop/lines/rules/offer-totals"

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
