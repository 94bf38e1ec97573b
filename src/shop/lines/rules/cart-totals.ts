import { type ChargedLine, type ChargeRates, chargesOf } from "./charges"
import { type GrossRates, type OrderTotals, totalsOf } from "./totals"

export type TotalsRates = GrossRates & ChargeRates

/**
 * What the lines cost together, the shipping fee with them.
 * @see ruling 5
 */
export const cartTotals = (lines: readonly ChargedLine[], rates: TotalsRates): OrderTotals =>
  totalsOf(chargesOf(lines, rates), rates)
