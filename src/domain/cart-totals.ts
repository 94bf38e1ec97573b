import { type Rappen, roundingTo, vatOf } from "./money"
import { shippingFeeRappen } from "./shipping-fee"

export interface PricedLine {
  category: string
  /** The whole line without VAT: rent + delivery + service, or price × quantity. */
  total: Rappen
}

export interface TotalsRates {
  vatPermille: number
  shippingFee: Rappen
  /** The gross total is rounded to a multiple of this; 1 leaves it alone. */
  grossStep: Rappen
}

/** Totals of a cart or an order; all but `gross` and the two VATs exclude VAT. */
export interface CartTotals {
  /** Sum of the lines. */
  net: Rappen
  /** VAT of `net`: what the cart page shows while the fee is not yet due. */
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
 * What the lines cost together. VAT is computed once per total, never summed up from lines.
 * @see ruling 5
 */
export function cartTotals(lines: readonly PricedLine[], rates: TotalsRates): CartTotals {
  const net = lines.reduce((sum, line) => sum + line.total, 0)
  const shippingFee = shippingFeeRappen(lines, rates.shippingFee)
  const netWithFee = net + shippingFee
  const vat = vatOf(netWithFee, rates.vatPermille)
  const rounding = roundingTo(netWithFee + vat, rates.grossStep)
  return {
    net,
    netVat: vatOf(net, rates.vatPermille),
    shippingFee,
    netWithFee,
    vat,
    rounding,
    gross: netWithFee + vat + rounding,
  }
}
