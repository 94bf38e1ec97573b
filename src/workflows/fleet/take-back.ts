import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TakeBackBody, TakenBack } from "../../contract/staff-desk"
import { addDays, type CalendarDay, calendarDay, parseCalendarDay } from "../../domain/calendar-day"
import { lateDays, lateFee } from "../../domain/late-days"
import { type Rappen, toWireMoney } from "../../domain/money"
import { enqueue } from "../../jobs-queue/enqueue"
import { today } from "../../lib/clock"
import { invalidField } from "../../lib/shop-error"
import { recordAudit } from "../../modules/audit/record"
import { type ReservationOut, takeBack } from "../../modules/rental/hand-over"
import type { RentalService } from "../../modules/rental/types"
import type { RentalTerms } from "../../queries/lines/shop-line"
import { shopWorkingDays } from "../../queries/rental/shop-working-days"
import { changeFleet } from "./staff-change"

/**
 * Takes a unit back. Each day begun after the end adds a rental day, unless staff waive it and say why; an early return owes
 * the whole rent all the same.
 * @throws ShopError 404 for a unit that isn't out; 400 keyed `returned_on` or `note`
 * @see ruling 4, terms; ruling 7
 */
export async function takeBackByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: TakeBackBody,
): Promise<TakenBack> {
  const returnedOn = parseCalendarDay(body.returned_on)
  if (returnedOn === null) throw invalidField("returned_on", "Diesen Tag gibt es nicht.")
  if (returnedOn > today()) throw invalidField("returned_on", "Dieser Tag ist noch nicht gekommen.")
  if (body.is_waived && body.note === "") throw invalidField("note", "Bitte begründen")
  return changeFleet(scope, async (trx) => {
    const calendar = await shopWorkingDays(trx, returnedOn, addDays(returnedOn, 31))
    const before = await takeBack(trx, id, returnedOn, calendar)
    if (returnedOn < before.start_day) throw invalidField("returned_on", "Die Miete hat erst später begonnen.")
    const charged = await recordReturn(scope, trx, { before, returnedOn, staffId, isWaived: body.is_waived })
    await recordAudit(trx, {
      staffId,
      action: "rental.return",
      subject: { type: "reservation", id },
      before: { state: before.status, window_end: before.window_end },
      after: { state: "returned", ...body, ...charged },
    })
    return charged
  })
}

interface Return {
  before: ReservationOut
  returnedOn: CalendarDay
  staffId: string
  isWaived: boolean
}

/** What a return changes about the order: nothing if it is in time or stands for no order. */
async function recordReturn(scope: MedusaContainer, trx: Knex.Transaction, facts: Return): Promise<TakenBack> {
  const { before, returnedOn, staffId, isWaived } = facts
  const { order_id: orderId, order_line_id: orderLineId } = before
  const [start, end] = [calendarDay(before.start_day), calendarDay(before.end_day)]
  const days = lateDays(end, returnedOn)
  if (orderId === null || orderLineId === null || returnedOn === end)
    return { late_days: days, late_fee: toWireMoney(0) }
  const pricePerDay = await pricePerDayOf(trx, orderLineId)
  const fee = isWaived ? 0 : lateFee(end, returnedOn, pricePerDay)
  const kind = days === 0 ? "early_return" : isWaived ? "waiver" : "late_return"
  const changeId = await scope.resolve<RentalService>("rental").recordChange(trx, {
    orderId,
    orderLineId,
    reservationId: before.id,
    kind,
    day: returnedOn,
    fee,
    percent: null,
    details: {
      period_before: { start, end },
      period_after: { start, end: returnedOn },
      days,
      price_per_day: pricePerDay,
    },
    actor: { type: "staff", id: staffId },
  })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
  return { late_days: days, late_fee: toWireMoney(fee) }
}

async function pricePerDayOf(trx: Knex.Transaction, orderLineId: string): Promise<Rappen> {
  const line = await trx<{ id: string; metadata: { rental?: RentalTerms } | null }>("order_line_item")
    .where({ id: orderLineId })
    .first("metadata")
  return line?.metadata?.rental?.pricePerDay ?? 0
}
