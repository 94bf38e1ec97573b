import { calendarDay } from "#kernel/calendar-day"
import { fromWireMoney } from "#kernel/money"
import type { ShopTerms } from "#shop/cart/commands/shop-terms"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { account, address } from "#shop/erp/queries/mirror/__tests__/order-for-erp"
import { erpParty } from "#shop/erp/queries/mirror/parties"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { quoteDocument } from "#shop/quotes/queries/quote-document"
import type { QuoteRecord } from "#shop/quotes/queries/quote-record"
import { toQuoteWire } from "#shop/quotes/queries/quote-wire"
import { toQuotedLines } from "#shop/quotes/rules/quoted-line"
import { saidInErp, texts } from "./places"
import type { Said } from "./said"

const DAY = calendarDay("2089-12-01")

/** The same lines as a quote that is kept and read again. */
export function placesOfQuote({ settings }: ShopTerms, lines: readonly ShopLine[]): [place: string, said: Said][] {
  const { sales, company } = settings
  const quote = {
    id: "quote_1",
    customer_id: "cus_1",
    shop_number: "O-1001",
    lines: JSON.parse(JSON.stringify(toQuotedLines(lines))),
    total: cartTotals(lines, totalsRates(sales)).total,
    vat_permille: sales.vatPermille,
    shipping_fee: sales.shippingFeeRappen,
    valid_from: DAY,
    valid_until: DAY,
    created_at: new Date(0),
    erp_quote_id: null,
    erp_quote_number: null,
    is_mailed: false,
    cart_token: null,
    order_id: null,
  } satisfies QuoteRecord
  const wire = toQuoteWire(quote, DAY, texts)
  const document = quoteDocument(quote, erpParty(address, account), { company, texts })
  return [
    [
      "quote",
      { lines: wire.items.map(({ subtotal }) => fromWireMoney(subtotal)), total: fromWireMoney(wire.total_cost) },
    ],
    ...saidInErp(document, sales.vatPermille).map(([what, said]): [string, Said] => [`quote, ${what}`, said]),
  ]
}
