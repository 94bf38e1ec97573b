import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { TotalsRates } from "../rules/cart-totals"
import type { BesideCode } from "../rules/charges"
import { type OfferedLine, offerTotals } from "../rules/offer-totals"
import type { OrderTotals } from "../rules/totals"

/**
 * What the line comes to in a cart of its own, with what the product brings along by force and what is charged beside its
 * price: read from the product's answer, for its page.
 */
export function totalsOfOffer(
  { mandatory_companion: companion, charges = [] }: ProductDetail,
  line: OfferedLine,
  quantity: number,
  rates: TotalsRates,
): OrderTotals {
  const along = companion ? { category: companion.category, price: fromWireMoney(companion.price) } : null
  const beside = charges.map(({ code, amount, refundable }) => ({
    code: code as BesideCode,
    amount: fromWireMoney(amount),
    isRefundable: refundable,
  }))
  return offerTotals({ ...line, charges: beside }, quantity, along, rates)
}
