import { type Rappen, rappenFromFrancs } from "#kernel/money"
import { type BesideCharge, type Charge, chargesOf, ofLines, sumOf } from "#shop/lines/rules/charges"
import type { OrderTotals } from "#shop/lines/rules/totals"
import { amendedTotals, cancelledLineIds, type LineChange, type OrderedCharges } from "../rules/amended-totals"
import type { OrderRecord } from "./order-record"

/** The order's totals as it was placed, as Medusa stores them; VAT is what its total contains beyond all else. */
export function orderTotals({ lines, ...order }: OrderRecord): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const shipping = rappenFromFrancs(Number(order.shipping))
  const rounding = rappenFromFrancs(Number(order.rounding))
  const total = rappenFromFrancs(Number(order.total))
  const charges = chargesOfOrder(order)
  const vat = total - subtotal - shipping - sumOf(charges) - rounding
  return { subtotal, shipping, charges, vat, rounding, total }
}

const chargesOfOrder = ({ charges, rates }: Pick<OrderRecord, "charges" | "rates">): BesideCharge[] =>
  charges.map(({ code, line, is_refundable: isRefundable, amount }) => ({
    code,
    lineId: line,
    amount: rappenFromFrancs(amount),
    vatPermille: isRefundable ? 0 : rates.vatPermille,
    isRefundable,
  }))

/** What the order was placed with. The fee is the one that it was charged, whatever the shop asks today. */
export function orderedCharges(order: OrderRecord): OrderedCharges {
  const { lines, rates } = order
  const totals = orderTotals(order)
  const { vatPermille } = rates
  const charges = ofLines(chargesOf(lines, { vatPermille, shippingFee: 0 }))
  const shipping: Charge = { code: "shipping", lineId: null, amount: totals.shipping, vatPermille, isRefundable: false }
  return { lines, charges: [...charges, shipping, ...totals.charges], totals }
}

/** What has happened to its lines. */
export const lineChanges = ({ changes }: OrderRecord) =>
  changes.map((change) => ({ ...change, lineId: change.orderLineId, refunded: change.details.refunded }))

/** What the order costs now, with all that has happened to its rentals. */
export const amendedOrderTotals = (order: OrderRecord): OrderTotals =>
  amendedTotals(orderedCharges(order), lineChanges(order), order.rates)

/** What it would cost with a rental extended once more, in Rappen, gross. */
export function extendedTotal(order: OrderRecord, extension: Pick<LineChange, "lineId" | "fee">): Rappen {
  const changes = [...lineChanges(order), { ...extension, kind: "extension" as const }]
  return amendedTotals(orderedCharges(order), changes, order.rates).total
}

/** Whether nothing of the order is left: staff cancelled it, or each line went with a cancelled rental. */
export function isOrderCancelled(order: OrderRecord): boolean {
  if (order.is_cancelled) return true
  const gone = cancelledLineIds(order.lines, lineChanges(order))
  return gone.size > 0 && order.lines.every(({ id }) => gone.has(id))
}
