import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, toDayNumber } from "../../domain/calendar-day"
import { daysOfWindow } from "../../domain/rental-window"
import type { WorkingDays } from "../../domain/working-days"
import { now } from "../../lib/clock"
import { UnitOutOfServiceError, UnknownReservationError, UnknownUnitError } from "./errors"
import { openInspection } from "./inspections"
import { openProductDesk } from "./rental-product-desk"
import { lockProducts } from "./reserve"
import { moveReservation, type PlannedReservation } from "./unit-plan"

interface HandOver {
  reservationId: string
  serialNumber: string
  isExchanged?: boolean
}

interface UnitInHand {
  id: string
  product_id: string
}

/**
 * Gives a unit out. It need not be the one that was provided: any of the product that nobody else is promised will do.
 * Exchanged, whoever is promised this very one takes another instead.
 * @throws UnknownReservationError unless the rental is still to be given out; UnknownUnitError for a serial number that is
 *   none of the product's; UnitOutOfServiceError; UnitTakenError if it is promised to somebody who can have no other
 */
export async function handOver(
  trx: Knex.Transaction,
  { reservationId, serialNumber, isExchanged = false }: HandOver,
): Promise<{ before: PlannedReservation; unitId: string; exchanged: string[] }> {
  const unit = await trx<UnitInHand & { serial_number: string; deleted_at: Date | null }>("rental_unit")
    .whereRaw("lower(serial_number) = lower(?)", [serialNumber])
    .whereNull("deleted_at")
    .first()
  if (!unit) throw new UnknownUnitError(serialNumber)
  const exchanged = isExchanged ? await releasePromises(trx, unit, reservationId) : []
  const before = await moveReservation(trx, { reservationId, unitId: unit.id, isPinned: true })
  if (before.kind !== "rental") throw new UnknownReservationError(reservationId)
  const desk = await openProductDesk(trx, unit.product_id)
  if (!desk?.situation.fleet.unitIds.includes(unit.id)) throw new UnitOutOfServiceError(unit.id)
  await trx("rental_reservation").where({ id: reservationId }).update({ status: "handed_over", updated_at: now() })
  return { before, unitId: unit.id, exchanged }
}

/**
 * Rentals that are promised the unit during this rental's days may be served by another one from now on.
 * @returns their ids
 */
async function releasePromises(trx: Knex.Transaction, unit: UnitInHand, reservationId: string): Promise<string[]> {
  await lockProducts(trx, [unit.product_id])
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `update rental_reservation promised set is_pinned = false, updated_at = ?
       from rental_reservation own
      where own.id = ? and promised.id <> own.id and promised.unit_id = ? and promised.kind = 'rental'
        and promised.status = 'reserved' and promised.is_pinned and promised.deleted_at is null
        and promised.window_start <= own.window_end and promised.window_end >= own.window_start
      returning promised.id`,
    [now(), reservationId, unit.id],
  )
  return rows.map(({ id }) => id)
}

export interface ReservationOut extends PlannedReservation {
  days_after: number
  order_id: string | null
  order_line_id: string | null
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
  const [before] = rows
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
