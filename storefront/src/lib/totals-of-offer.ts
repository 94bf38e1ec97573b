import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import { type OfferedLine, offerTotals } from "#shop/lines/rules/offer-totals"
import type { OrderTotals } from "#shop/lines/rules/totals"

/** What the line comes to in a cart of its own, with what the product brings along by force. */
export function totalsOfOffer(
  { mandatory_companion: companion }: ProductDetail,
  line: OfferedLine,
  quantity: number,
  rates: TotalsRates,
): OrderTotals {
  const along = companion ? { category: companion.category, price: fromWireMoney(companion.price) } : null
  return offerTotals(line, quantity, along, rates)
}
