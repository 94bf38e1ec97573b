import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { CancellationConflict, Order } from "../../contract"
import type { Rappen } from "../../domain/money"
import { chargeableDays } from "../../domain/rental-period"
import { enqueue } from "../../jobs-queue/enqueue"
import { notFound, ShopError } from "../../lib/shop-error"
import type { ChangeActor } from "../../modules/rental/changes"
import type { RentalService } from "../../modules/rental/types"
import { tooLate } from "../../queries/orders/change-bar"
import { orderOf, ownRental } from "../../queries/orders/customer-orders"
import { toCancellationWire } from "../../queries/orders/order-changes-wire"
import { type CancellationOffer, orderMoment, type RentalLine, standingNow } from "../../queries/orders/rental-standing"
import { inOneTransaction } from "../checkout/one-transaction"
import { lockOrder } from "./lock-order"

export interface CancelRentalInput {
  orderId: string
  lineId: string
  /** Whose order it must be. */
  customerId: string
  actor: ChangeActor
  /** The fee, without VAT, that was shown and agreed to. */
  confirmedFee: Rappen
}

/**
 * Cancels a rental of an order: its days are free at once, the fee of today is owed and kept with the day. Asked again with
 * the same fee, it answers the same.
 * @throws ShopError 404 for what is not a rental of the customer's, 400 for one that can't be cancelled any more, 409 if the
 *   fee is not the one confirmed
 * @see ruling 4 and 7, docs/decisions/046-changes-beside-the-order.md
 */
export async function cancelRental(scope: MedusaContainer, input: CancelRentalInput): Promise<Order> {
  const { orderId, lineId, customerId } = input
  const { line } = await ownRental(scope, customerId, orderId, lineId)
  await inOneTransaction(scope, ({ trx }) => cancelInTransaction(scope, trx, line, input))
  return orderOf(scope, customerId, orderId)
}

async function cancelInTransaction(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  line: RentalLine,
  { orderId, lineId, actor, confirmedFee }: CancelRentalInput,
): Promise<void> {
  const rentals = scope.resolve<RentalService>("rental")
  const isOrderCancelled = await lockOrder(trx, orderId)
  const reserved = await rentals.lockRental(trx, orderId, lineId)
  if (!reserved) throw notFound()
  const changes = await rentals.changesOf([orderId], trx)
  const earlier = changes.find(({ reservationId, kind }) => reservationId === reserved.id && kind === "cancellation")
  if (earlier?.fee === confirmedFee) return

  const moment = await orderMoment(trx)
  const { cancellation, cancellationBar } = standingNow(line, reserved, changes, moment, isOrderCancelled)
  if (cancellationBar !== null) throw tooLate(cancellationBar)
  if (cancellation.fee !== confirmedFee) throw feeChanged(cancellation)

  await rentals.cancel(trx, reserved.id)
  const changeId = await rentals.recordChange(trx, {
    orderId,
    orderLineId: lineId,
    reservationId: reserved.id,
    kind: "cancellation",
    day: moment.today,
    fee: cancellation.fee,
    percent: cancellation.percent,
    details: {
      period_before: reserved.period,
      period_after: null,
      days: chargeableDays(reserved.period),
      price_per_day: line.rental.pricePerDay,
      working_days_before: cancellation.workingDaysBefore,
    },
    actor,
  })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
}

const feeChanged = (offer: CancellationOffer): ShopError => {
  const body: CancellationConflict = {
    code: "fee_changed",
    cancellation: toCancellationWire(offer),
    non_field_errors: ["Die Stornierung kostet inzwischen einen anderen Betrag. Bitte prüfen und bestätigen Sie ihn."],
  }
  return new ShopError(409, body)
}
