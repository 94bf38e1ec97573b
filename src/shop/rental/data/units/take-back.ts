import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay, fromDayNumber, laterOf, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { HandOverStandsError, HandOverSwappedError, UnitTakenError, UnknownReservationError } from "../../rules/errors"
import { undoHandOverUntil } from "../../rules/hand-over/hand-over"
import { lockProducts, moveToUnits } from "../booking/reserve"
import { now, today } from "../clock"
import { openInspection } from "./inspections"
import { type PlannedReservation, roomForMissed, windowOf } from "./unit-plan"

export interface ReservationOut extends PlannedReservation {
  order_id: string | null
  order_line_id: string | null
}

/** A rental that is out. @throws UnknownReservationError */
export const lockedOut = (trx: Knex.Transaction, reservationId: string): Promise<ReservationOut> =>
  lockedRental(trx, reservationId, "handed_over")

/** A rental in this state; its product is locked first, in the order of every other change. @throws UnknownReservationError */
export async function lockedRental(
  trx: Knex.Transaction,
  reservationId: string,
  status: "handed_over" | "returned",
): Promise<ReservationOut> {
  const found = await trx("rental_reservation").where({ id: reservationId, deleted_at: null }).first("product_id")
  if (!found) throw new UnknownReservationError(reservationId)
  await lockProducts(trx, [found.product_id])
  const { rows } = await trx.raw<{ rows: ReservationOut[] }>(
    `select id, product_id, unit_id, kind, status, is_pinned, start_day::text, end_day::text, window_start::text,
            window_end::text, note, days_after, order_id, order_line_id
       from rental_reservation where id = ? and status = ? for update`,
    [reservationId, status],
  )
  if (rows.length === 0) throw new UnknownReservationError(reservationId)
  return rows[0]
}

/** The last day on which a unit that comes back then is still missed. */
export const restockedOn = (
  { window_start, days_after }: Pick<ReservationOut, "window_start" | "days_after">,
  returnedOn: CalendarDay,
  calendar: WorkingDays,
): CalendarDay => laterOf(window_start, fromDayNumber(calendar.after(toDayNumber(returnedOn), days_after)))

/**
 * The last day on which a unit that comes late is missed. Who is promised it meanwhile takes another one; where there is none he
 * stays promised it, and it is missed until then.
 */
async function missedUntil(trx: Knex.Transaction, late: ReservationOut, free: CalendarDay): Promise<CalendarDay> {
  const { window_end } = late
  const days = windowOf(addDays(window_end, 1), free)
  const { moves } = await roomForMissed(trx, late, days).catch((error) => {
    if (error instanceof UnitTakenError) return { moves: new Map() }
    throw error
  })
  await moveToUnits(trx, moves)
  return untilNext(trx, late, free)
}

/** `free`, or the day before the next reservation that stands on the unit, one that nobody fetched included. */
export async function untilNext(
  trx: Knex.Transaction,
  { window_end, unit_id }: Pick<ReservationOut, "window_end" | "unit_id">,
  free: CalendarDay,
): Promise<CalendarDay> {
  const { rows } = await trx.raw<{ rows: { last: CalendarDay }[] }>(
    `select least(cast(:free as date), min(window_start) - 1)::text as last from rental_reservation
      where unit_id = :unit_id and window_start > :window_end and status <> 'cancelled' and deleted_at is null`,
    { window_end, unit_id, free },
  )
  return rows[0].last
}

/**
 * Takes a unit back, to be inspected. It is free again after its way back and restocking, whether it comes early or late; the
 * rent isn't less for coming early.
 * @throws UnknownReservationError unless the unit is out
 */
export async function takeBack(
  trx: Knex.Transaction,
  reservationId: string,
  returnedOn: CalendarDay,
  calendar: WorkingDays,
): Promise<ReservationOut> {
  const before = await lockedOut(trx, reservationId)
  const free = restockedOn(before, returnedOn, calendar)
  const last = free > before.window_end ? await missedUntil(trx, before, free) : free
  await trx("rental_reservation")
    .where({ id: reservationId })
    .update({ status: "returned", window_end: last, updated_at: now() })
  await openInspection(trx, { reservationId, unitId: before.unit_id, returnedOn })
  return before
}

/**
 * As if the unit had not been given out: the rental is still to come, on this unit, and the protocol doesn't count.
 * @throws UnknownReservationError unless the unit is out; HandOverStandsError once the rental has begun;
 *   HandOverSwappedError if the unit was exchanged since
 */
export async function undoHandOver(trx: Knex.Transaction, reservationId: string): Promise<ReservationOut> {
  const before = await lockedOut(trx, reservationId)
  if (await trx("rental_reservation").where({ swapped_out_of: reservationId }).first("id"))
    throw new HandOverSwappedError()
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
