import { rappenFromFrancs } from "#kernel/money"
import type { OrderTotals } from "#shop/lines/rules/totals"
import { amendedTotals, cancelledLineIds } from "../rules/amended-totals"
import type { OrderRecord } from "./order-record"

/** The order's totals as it was placed, as Medusa stores them; VAT is what its total contains beyond lines, fee and rounding. */
export function orderTotals({ lines, ...order }: OrderRecord): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const shipping = rappenFromFrancs(Number(order.shipping))
  const rounding = rappenFromFrancs(Number(order.rounding))
  const total = rappenFromFrancs(Number(order.total))
  return { subtotal, shipping, vat: total - subtotal - shipping - rounding, rounding, total }
}

const lineChanges = ({ changes }: OrderRecord) => changes.map((change) => ({ ...change, lineId: change.orderLineId }))

/** What the order costs now, with all that has happened to its rentals. */
export const amendedOrderTotals = (order: OrderRecord): OrderTotals =>
  amendedTotals(order.lines, orderTotals(order), lineChanges(order), order.rates)

/** Whether nothing of the order is left: staff cancelled it, or each line went with a cancelled rental. */
export function isOrderCancelled(order: OrderRecord): boolean {
  if (order.is_cancelled) return true
  const gone = cancelledLineIds(order.lines, lineChanges(order))
  return gone.size > 0 && order.lines.every(({ id }) => gone.has(id))
}
