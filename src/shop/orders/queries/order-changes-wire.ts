import { chargesWire } from "#area/lines"
import type { RentalChange } from "#area/rental"
import { toWireMoney } from "#kernel/money"
import { type GrossRates, totalsOf } from "#shop/lines/rules/totals"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import type { Texts } from "#texts/texts"
import { chargeOfChange, type LineChange } from "../rules/amended-totals"
import type { Order } from "../wire/order"
import type { CancellationOfferWire, OrderChange, RentalStatusWire } from "../wire/rental-change"
import { isSentAlong } from "./dispatch/sent-along"
import type { OrderRecord } from "./order-record"
import { amendedOrderTotals } from "./order-totals"
import { type CancellationOffer, type OrderMoment, type RentalLine, statusNow } from "./rental-status"

/** What a change comes to in a document of its own. */
export function grossWire(
  change: Pick<LineChange, "kind" | "fee">,
  rates: GrossRates,
): { vat: string; rounding: string; total: string } {
  const { vat, rounding, total } = totalsOf([chargeOfChange(change, rates)], rates)
  return { vat: toWireMoney(vat), rounding: toWireMoney(rounding), total: toWireMoney(total) }
}

export const toCancellationWire = (offer: CancellationOffer, rates: GrossRates): CancellationOfferWire => ({
  fee: toWireMoney(offer.fee),
  ...grossWire({ kind: "cancellation", fee: offer.fee }, rates),
  percent: offer.percent,
  working_days: offer.workingDaysBefore,
  half_fee_until: offer.halfFeeUntil,
  full_fee: toWireMoney(offer.fullFee),
})

/** Where a rental line is; null where nothing was ever reserved. */
export function statusWire(order: OrderRecord, line: RentalLine, moment: OrderMoment): RentalStatusWire | null {
  const reserved = order.rentals.find(({ orderLineId }) => orderLineId === line.id)
  if (!reserved) return null
  const now = statusNow(line, reserved, order.changes, moment, {
    orderedAt: order.created_at,
    isOrderCancelled: order.is_cancelled,
    hasSentAlong: isSentAlong(order, line.id),
  })
  return {
    state: reserved.state,
    rentalstartdate: reserved.period.start,
    rentalenddate: reserved.period.end,
    days: chargeableDays(reserved.period),
    return_due: now.returnDue,
    cancellation: toCancellationWire(now.cancellation, order.rates),
    cancellation_bar: now.cancellationBar,
    extension_bar: now.extensionBar,
    has_certificate: reserved.certificateId !== null,
  }
}

/** What staff found is said to the customer; reasons of waivers stay in the house. */
const isDescribed = ({ kind }: RentalChange) => ["damage", "missing_part", "refund"].includes(kind)

/** @param all the order's changes, a later waiver of this one among them */
export const toChangeWire = (change: RentalChange, all: readonly RentalChange[], rates: GrossRates): OrderChange => ({
  id: change.id,
  item: change.orderLineId,
  kind: change.kind,
  day: change.day,
  created_at: change.createdAt.toISOString(),
  fee: toWireMoney(change.fee),
  ...grossWire(change, rates),
  percent: change.percent,
  rentalenddate_before: change.details.period_before.end,
  rentalenddate: change.details.period_after?.end ?? null,
  ...(change.kind === "rescheduling" && { rentalstartdate: change.details.period_after?.start }),
  days: change.details.days,
  ...(change.kind === "refund" && { refunded: toWireMoney(change.details.refunded ?? 0) }),
  description: isDescribed(change) ? change.note : "",
  waived: all.some(({ waives }) => waives === change.id),
})

export function amendedWire(order: OrderRecord, texts: Texts): Order["amended"] {
  const { subtotal, shipping, charges, vat, rounding, total } = amendedOrderTotals(order)
  return {
    subtotal: toWireMoney(subtotal),
    shipping_cost: toWireMoney(shipping),
    ...chargesWire(charges, texts),
    vat_cost: toWireMoney(vat),
    rounding: toWireMoney(rounding),
    total_cost: toWireMoney(total),
  }
}
