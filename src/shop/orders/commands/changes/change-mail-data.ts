import { displayName } from "#area/lines"
import type { RentalChange } from "#area/rental"
import { readEnv } from "#config/env"
import type {
  CancellationMail,
  ExtensionMail,
  RefundMail,
  ReschedulingMail,
} from "#integrations/mail/templates/rentals"
import type { Rappen } from "#kernel/money"
import { sumOf } from "#shop/lines/rules/charges"
import { totalsOf } from "#shop/lines/rules/totals"

import { type ChangePaid, openOfDeposit } from "../../queries/erp-facts"
import type { OrderRecord } from "../../queries/order-record"
import { amendedOrderTotals, orderTotals } from "../../queries/order-totals"
import type { RentalLine } from "../../queries/rental-status"
import { chargeOfChange, heldFor } from "../../rules/amended-totals"

interface Changed {
  change: RentalChange
  order: OrderRecord
  line: RentalLine
}

const inMail = ({ order, line }: Changed) => ({
  first_name: order.billing?.first_name ?? "",
  last_name: order.billing?.last_name ?? "",
  display_name: displayName(line),
  shop_number: order.shop_number,
})

const grossOf = (change: RentalChange, { rates }: OrderRecord): Rappen =>
  totalsOf([chargeOfChange(change, rates)], rates).total

export function cancellationMailData(changed: Changed & ChangePaid & { productPath: string }): CancellationMail {
  const { change, order, productPath, isPaid, hasReceived, open } = changed
  const { fee, percent, details } = change
  const refund = isPaid || hasReceived ? refundOf(order, change) : null
  const settling = {
    refund,
    is_partly_paid: hasReceived && !isPaid,
    set_off: Math.min(refund ?? 0, open ?? 0),
    is_monthly: order.monthly !== null,
  }
  const owed = {
    working_days: details.working_days_before ?? 0,
    percent: percent ?? 100,
    net: fee,
    gross: grossOf(change, order),
    ...settling,
  }
  return {
    ...inMail(changed),
    cancelled_on: change.day,
    period: details.period_before,
    ...(fee > 0 ? { fee: owed } : { fee: null, free: settling }),
    product_url: `${readEnv().publicUrl}${productPath}`,
  }
}

/** How much less the order costs by this change, VAT included. */
function refundOf(order: OrderRecord, { id }: RentalChange): Rappen {
  const place = order.changes.findIndex((change) => change.id === id)
  const totalAfter = (count: number) => amendedOrderTotals({ ...order, changes: order.changes.slice(0, count) }).total
  return totalAfter(place) - totalAfter(place + 1)
}

export function extensionMailData(changed: Changed): ExtensionMail {
  const { change, order } = changed
  const { period_before: before, period_after: after, days } = change.details
  return {
    ...inMail(changed),
    former_end: before.end,
    period: after ?? before,
    added_days: days,
    net: change.fee,
    gross: grossOf(change, order),
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
}

export const reschedulingMailData = (changed: Changed): ReschedulingMail => ({
  ...inMail(changed),
  former: changed.change.details.period_before,
  period: changed.change.details.period_after ?? changed.change.details.period_before,
  net: changed.change.fee,
  gross: grossOf(changed.change, changed.order),
  order_url: `${readEnv().publicUrl}/orders/${changed.order.id}`,
})

export function refundMailData(changed: Changed, paid: ChangePaid): RefundMail {
  const { change, order, line } = changed
  const refunded = change.details.refunded ?? 0
  const open = openOfDeposit(paid)
  return {
    ...inMail(changed),
    refunded,
    set_off: open === null ? null : Math.min(refunded, open),
    held: sumOf(heldFor(orderTotals(order).charges, line.id)),
    reason: change.note,
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
}
