import { chargesWire, lineWire } from "#area/lines"
import { percentOf } from "#kernel/format-percent"
import { toWireMoney } from "#kernel/money"
import { fieldsOf } from "#kernel/wire/fields-of"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { OrderTotals } from "#shop/lines/rules/totals"
import { textsFor } from "#texts/texts"
import type { ShownRequest } from "../data/requests"
import { requestedLine } from "../wire/order-request"

interface Showing extends Pick<ShownRequest, "reference" | "wanted" | "rents"> {
  lines: readonly ShopLine[]
  totals: OrderTotals
  vatPermille: number
}

/** What is kept of an order that is asked for, as its company sees it. */
export function shownRequest({ lines, totals, vatPermille, ...kept }: Showing): ShownRequest {
  const texts = textsFor("customer")
  const { subtotal, shipping, charges, vat, rounding } = totals
  return {
    ...kept,
    total: toWireMoney(totals.total),
    lines: lines.map((line) => fieldsOf(requestedLine, lineWire(line, texts))),
    sums: {
      total_price: toWireMoney(subtotal),
      shipping_cost: toWireMoney(shipping),
      ...chargesWire(charges, texts),
      vat_cost: toWireMoney(vat),
      vat_percent: percentOf(vatPermille),
      rounding: toWireMoney(rounding),
    },
  }
}
