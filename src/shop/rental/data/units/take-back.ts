import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { now, today } from "#platform/clock"
import { HandOverStandsError, UnknownReservationError } from "../../rules/errors"
import { undoHandOverUntil } from "../../rules/hand-over/hand-over"
import { daysOfWindow } from "../../rules/rental-window"
import { lockProducts } from "../booking/reserve"
import { openInspection } from "./inspections"
import type { PlannedReservation } from "./unit-plan"

export interface ReservationOut extends PlannedReservation {
  order_id: string | null
  order_line_id: string | null
}

/** A rental that is out; its product is locked first, in the order of every other change. @throws UnknownReservationError */
async function lockedOut(trx: Knex.Transaction, reservationId: string): Promise<ReservationOut> {
  const found = await trx("rental_reservation").where({ id: reservationId, deleted_at: null }).first("product_id")
  if (!found) throw new UnknownReservationError(reservationId)
  await lockProducts(trx, [found.product_id])
  const { rows } = await trx.raw<{ rows: ReservationOut[] }>(
    `select id, product_id, unit_id, kind, status, is_pinned, start_day::text, end_day::text, window_start::text,
            window_end::text, note, days_after, order_id, order_line_id
       from rental_reservation where id = ? and status = 'handed_over' for update`,
    [reservationId],
  )
  if (rows.length === 0) throw new UnknownReservationError(reservationId)
  return rows[0]
}

/**
 * Takes a unit back, to be inspected. One that comes early is free again after its restocking; the rent isn't less for it.
 * @throws UnknownReservationError unless the unit is out
 */
export async function takeBack(
  trx: Knex.Transaction,
  reservationId: string,
  returnedOn: CalendarDay,
  calendar: WorkingDays,
): Promise<ReservationOut> {
  const before = await lockedOut(trx, reservationId)
  const free = daysOfWindow({
    first: toDayNumber(before.window_start),
    last: Math.max(toDayNumber(before.window_start), calendar.after(toDayNumber(returnedOn), before.days_after)),
  }).last
  await trx("rental_reservation")
    .where({ id: reservationId })
    .update({
      status: "returned",
      window_end: free < before.window_end ? free : before.window_end,
      updated_at: now(),
    })
  await openInspection(trx, { reservationId, unitId: before.unit_id, returnedOn })
  return before
}

/**
 * As if the unit had not been given out: the rental is still to come, on this unit, and the protocol doesn't count.
 * @throws UnknownReservationError unless the unit is out; HandOverStandsError once the rental has begun
 */
export async function undoHandOver(trx: Knex.Transaction, reservationId: string): Promise<ReservationOut> {
  const before = await lockedOut(trx, reservationId)
  const protocols = () =>
    trx<{ day: CalendarDay; deleted_at: Date | null }>("rental_protocol")
      .where({ reservation_id: reservationId, kind: "hand_over" })
      .whereNull("deleted_at")
  const written = await protocols().first("day")
  const until = undoHandOverUntil(before.start_day, written?.day ?? null)
  if (today() > until) throw new HandOverStandsError(until)
  await protocols().update({ deleted_at: now() })
  await trx("rental_reservation").where({ id: reservationId }).update({ status: "reserved", updated_at: now() })
  return before
}
