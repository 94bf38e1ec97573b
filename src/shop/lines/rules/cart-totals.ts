import { type Rappen, vatOf } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/line-categories"
import { shippingFeeRappen } from "./shipping-fee"
import { type GrossRates, totalsOf } from "./totals"

export interface PricedLine {
  category: LineCategory
  /** The whole line without VAT: rent + delivery + service, or price × quantity. */
  total: Rappen
}

export interface TotalsRates extends GrossRates {
  shippingFee: Rappen
}

/** Totals of a cart or an order; all but `gross` and the two VATs exclude VAT. */
export interface CartTotals {
  /** Sum of the lines. */
  net: Rappen
  /** VAT of `net` alone, which the specified `total_vat` carries. */
  netVat: Rappen
  shippingFee: Rappen
  /** Lines and fee. */
  netWithFee: Rappen
  /** VAT of `netWithFee`: the VAT that is owed. */
  vat: Rappen
  rounding: Rappen
  /** What the customer pays: `netWithFee + vat + rounding`. */
  gross: Rappen
}

/**
 * What the lines cost together, the shipping fee with them.
 * @see ruling 5
 */
export function cartTotals(lines: readonly PricedLine[], rates: TotalsRates): CartTotals {
  const net = lines.reduce((sum, line) => sum + line.total, 0)
  const shippingFee = shippingFeeRappen(lines, rates.shippingFee)
  const { vat, rounding, total } = totalsOf(net, shippingFee, rates)
  return {
    net,
    netVat: vatOf(net, rates.vatPermille),
    shippingFee,
    netWithFee: net + shippingFee,
    vat,
    rounding,
    gross: total,
  }
}
