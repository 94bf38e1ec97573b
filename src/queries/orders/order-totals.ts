import { type Rappen, rappenFromFrancs } from "../../domain/money"
import type { OrderRecord } from "./order-record"

export interface OrderTotals {
  /** Sum of the lines, without VAT. */
  subtotal: Rappen
  shipping: Rappen
  vat: Rappen
  rounding: Rappen
  /** With VAT: `subtotal + shipping + vat + rounding`. */
  total: Rappen
}

/** The order's totals as Medusa stores them; VAT is what its total contains beyond lines, fee and rounding. */
export function orderTotals({ lines, ...order }: OrderRecord): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const shipping = rappenFromFrancs(Number(order.shipping))
  const rounding = rappenFromFrancs(Number(order.rounding))
  const total = rappenFromFrancs(Number(order.total))
  return { subtotal, shipping, vat: total - subtotal - shipping - rounding, rounding, total }
}
