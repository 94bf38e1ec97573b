import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { recordWaiver } from "#area/orders"
import type { RentalService } from "#area/rental"
import { type CalendarDay, calendarDay, laterOf } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { enqueue } from "#platform/jobs/enqueue"
import type { StoredTerms } from "#shop/lines/rules/shop-line"
import { coveredDays } from "#shop/orders/rules/other-dates"
import type { ReservationOut } from "#shop/rental/data/units/take-back"
import { lateDays, lateFee, paidUntil } from "../rules/late-days"
import type { TakenBack } from "../wire/staff-handover"

interface Return {
  before: ReservationOut
  returnedOn: CalendarDay
  staffId: string
  waiver: { reason: string } | null
}

/** What a return changes about the order: nothing if it is in time, within days that are paid for, or stands for no order. */
export async function recordReturn(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { before, returnedOn, staffId, waiver }: Return,
): Promise<Pick<TakenBack, "late_days" | "late_fee">> {
  const { order_id: orderId, order_line_id: orderLineId } = before
  const [start, end] = [calendarDay(before.start_day), calendarDay(before.end_day)]
  const days = lateDays(end, returnedOn)
  if (orderId === null || orderLineId === null || returnedOn === end)
    return { late_days: days, late_fee: toWireMoney(0) }
  const rentals = scope.resolve<RentalService>("rental")
  const { pricePerDay, period: ordered } = await termsOfLine(trx, orderLineId)
  const paid = paidUntil({ start, end }, coveredDays(orderLineId, ordered, await rentals.changesOf([orderId], trx)))
  if (days > 0 && returnedOn <= paid) return { late_days: days, late_fee: toWireMoney(0) }
  const owed = lateFee(paid, returnedOn, pricePerDay)
  const change = {
    orderId,
    orderLineId,
    reservationId: before.id,
    day: returnedOn,
    details: {
      period_before: { start, end },
      period_after: { start, end: laterOf(start, returnedOn) },
      days: lateDays(paid, returnedOn),
      price_per_day: pricePerDay,
    },
    actor: { type: "staff", id: staffId },
  } as const
  if (days > 0 && waiver) {
    await recordWaiver(scope, trx, { ...change, note: waiver.reason, waived: owed })
    return { late_days: days, late_fee: toWireMoney(0) }
  }
  const kind = days === 0 ? "early_return" : "late_return"
  const changeId = await rentals.recordChange(trx, { ...change, kind, fee: owed, percent: null })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
  return { late_days: days, late_fee: toWireMoney(owed) }
}

async function termsOfLine(trx: Knex.Transaction, orderLineId: string): Promise<StoredTerms> {
  const line = await trx<{ id: string; metadata: { rental: StoredTerms } }>("order_line_item")
    .where({ id: orderLineId })
    .first("metadata")
  if (!line) throw new Error("A rental of an order has its line")
  return line.metadata.rental
}
