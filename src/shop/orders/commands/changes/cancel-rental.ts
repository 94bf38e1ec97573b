import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { RentalService } from "#area/rental"
import { shopSettings } from "#area/settings"
import type { Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { notFound, type Refusal, refuse } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { GrossRates } from "#shop/lines/rules/totals"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import type { ChangeActor } from "#shop/rental/wire/reservation"

import { tooLate } from "../../queries/change-bar"
import { rentalToChange } from "../../queries/customer-orders"
import { dispatchesOf, isSentAlong } from "../../queries/dispatch/sent-along"
import { toCancellationWire } from "../../queries/order-changes-wire"
import { type CancellationOffer, orderMoment, statusNow } from "../../queries/rental-status"
import type { CancellationConflict } from "../../wire/rental-change"
import { releaseStock } from "../dispatch/move-stock"
import { announceChange } from "./announce-change"
import type { KnownRental } from "./known-rental"
import { lockOrder } from "./lock-order"
import { recordWaiver } from "./record-waiver"

export interface CancelRentalInput {
  orderId: string
  lineId: string
  /** Who has to see the order, and may change it. */
  customerId: string
  actor: ChangeActor
  /** The fee, without VAT, that was shown and agreed to. */
  confirmedFee: Rappen
}

/**
 * Cancels a rental of an order: its days, and the stock of what came with it, are free at once, the fee of today is owed and
 * kept with the day. Asked again with the same fee, it changes nothing.
 * @throws Refusal 404 for what is not a rental of the customer's, 400 for one that can't be cancelled any more, 409 if the
 *   fee is not the one confirmed
 * @see ruling 4 and 7, docs/decisions/046-changes-beside-the-order.md
 */
export async function cancelRental(scope: MedusaContainer, input: CancelRentalInput): Promise<void> {
  const { orderId, lineId, customerId } = input
  const { order, line } = await rentalToChange(scope, customerId, orderId, lineId)
  const settings = await shopSettings(scope)
  await inOneTransaction(scope, ({ trx }) => cancelInTransaction(scope, trx, { order, line, settings }, input))
}

/** What a cancellation by anybody needs to know. */
interface Cancellation extends Omit<CancelRentalInput, "customerId"> {
  /** Staff don't charge the fee, and say why. */
  waiver?: { note: string }
}

/**
 * The cancellation itself, in the caller's transaction; staff may cancel later than customers.
 * @returns what was owed by the terms before it was waived; null if it was done before
 * @throws Refusal as `cancelRental`
 */
export async function cancelInTransaction(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { order, line, settings }: KnownRental,
  { orderId, lineId, actor, confirmedFee, waiver }: Cancellation,
): Promise<{ fee: Rappen } | null> {
  const rentals = scope.resolve<RentalService>("rental")
  const isOrderCancelled = await lockOrder(trx, orderId)
  const reserved = await rentals.lockRental(trx, orderId, lineId)
  if (!reserved) throw notFound()
  const changes = await rentals.changesOf([orderId], trx)
  const earlier = changes.find(({ reservationId, kind }) => reservationId === reserved.id && kind === "cancellation")
  if (earlier?.fee === (waiver ? 0 : confirmedFee)) return null

  const moment = await orderMoment(trx, settings.rental)
  const isByStaff = actor.type === "staff"
  const dispatches = await dispatchesOf(trx, orderId)
  const hasSentAlong = isSentAlong({ lines: order.lines, dispatches }, lineId)
  const asked = { orderedAt: order.created_at, isOrderCancelled, isByStaff, hasSentAlong }
  const now = statusNow(line, reserved, changes, moment, asked)
  if (now.cancellationBar !== null) throw tooLate(now.cancellationBar, isByStaff ? "staff" : settings.company)
  const { cancellation } = now
  if (cancellation.fee !== confirmedFee) throw feeChanged(cancellation, order.rates)

  await rentals.cancel(trx, reserved.id)
  const change = {
    orderId,
    orderLineId: lineId,
    reservationId: reserved.id,
    day: moment.today,
    details: {
      period_before: reserved.period,
      period_after: null,
      days: chargeableDays(reserved.period),
      price_per_day: line.rental.pricePerDay,
      working_days_before: cancellation.workingDaysBefore,
    },
    actor,
  }
  const owed = waiver ? { fee: 0, percent: 0 } : { fee: cancellation.fee, percent: cancellation.percent }
  const changeId = await rentals.recordChange(trx, { ...change, ...owed, kind: "cancellation" })
  await announceChange(trx, orderId, changeId)
  await releaseStock(trx, orderId)
  if (waiver) await recordWaiver(scope, trx, { ...change, ...waiver, waived: cancellation.fee })
  return { fee: cancellation.fee }
}

const feeChanged = (offer: CancellationOffer, rates: GrossRates): Refusal => {
  const extra: Omit<CancellationConflict, "non_field_errors"> = {
    code: "fee_changed",
    cancellation: toCancellationWire(offer, rates),
  }
  return refuse(message("orders.cancellation_fee_changed"), { status: 409, extra })
}
