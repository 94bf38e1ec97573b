import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type DayNumber, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import {
  TooEarlyError,
  UnitOutOfServiceError,
  UnitTakenError,
  UnknownReservationError,
  UnknownUnitError,
} from "../../rules/errors"
import { handOverFrom } from "../../rules/hand-over/hand-over"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { readAvailability } from "../booking/product-availability"
import { moveToUnits } from "../booking/reserve"
import { now, today } from "../clock"
import { goneBefore, reservationsOn, shelve, type UnitInHand } from "./shelf"
import { lockedReservation, type PlannedReservation, roomOn, windowOf } from "./unit-plan"

interface HandOver {
  reservationId: string
  serialNumber: string
  isExchanged?: boolean
}

/**
 * Gives a unit out. It need not be the one that was provided: any of the product that nobody else has or is promised will
 * do. Exchanged, whoever is promised this very one takes another instead.
 * @throws UnknownReservationError unless the rental is still to be given out; TooEarlyError; UnknownUnitError for a serial
 *   number that is none of the product's; UnitOutOfServiceError; UnitTakenError if somebody has it, or is promised it and
 *   can have no other
 */
export async function handOver(
  trx: Knex.Transaction,
  { reservationId, serialNumber, isExchanged = false }: HandOver,
): Promise<{ before: PlannedReservation; unitId: string; exchanged: string[] }> {
  const unit = await unitBySerial(trx, serialNumber)
  const before = await lockedReservation(trx, reservationId)
  if (before.kind !== "rental") throw new UnknownReservationError(reservationId)
  if (unit.product_id !== before.product_id) throw new UnknownUnitError(serialNumber)
  const availability = await readAvailability(trx, before.product_id)
  if (!availability) throw new UnknownUnitError(serialNumber)
  const from = handOverFrom({ start: before.start_day, windowStart: before.window_start }, availability.calendar)
  if (today() < from) throw new TooEarlyError(from)
  const holders = await reservationsOn(trx, unit, "handed_over")
  if (holders.length > 0) throw new UnitTakenError(holders)
  if (!availability.situation.fleet.unitIds.includes(unit.id)) throw new UnitOutOfServiceError(unit.id)

  // Until all have moved it may stand with its new days on its former unit.
  await trx.raw("set constraints rental_reservation_unit_once deferred")
  const { cameBack, shelvedUntil } = await shelve(trx, unit)
  const free = (shelvedUntil ?? (await goneBefore(trx, unit, reservationId)) ?? 0) + 1
  const window = beginning(windowOut(before, availability.calendar), free)
  const exchanged = isExchanged ? await releasePromises(trx, unit, reservationId, window) : []
  const { moves } = await roomOn(trx, before.product_id, unit.id, window, [reservationId, ...cameBack])
  await moveToUnits(trx, new Map([...moves, [reservationId, unit.id]]))
  const days = daysOfWindow(beginning(windowOf(before.window_start, before.window_end), free))
  await trx("rental_reservation")
    .where({ id: reservationId })
    .update({ status: "handed_over", window_start: days.first, window_end: days.last, updated_at: now() })
  await trx.raw("set constraints rental_reservation_unit_once immediate")
  return { before, unitId: unit.id, exchanged }
}

/** A rental that is fetched late begins on its unit when that is free of others. */
const beginning = ({ first, last }: Window, free: DayNumber): Window => ({
  first: Math.max(first, free),
  last: Math.max(last, free),
})

type NamedUnit = UnitInHand & { serial_number: string }

/** @throws UnknownUnitError */
export async function unitBySerial(trx: Knex.Transaction, serialNumber: string): Promise<NamedUnit> {
  const unit = await trx<NamedUnit & { deleted_at: Date | null }>("rental_unit")
    .whereRaw("lower(serial_number) = lower(?)", [serialNumber])
    .whereNull("deleted_at")
    .first()
  if (!unit) throw new UnknownUnitError(serialNumber)
  return unit
}

/** The days on which the unit is away if it is given out today: a late one is missed until it can be back. */
function windowOut(
  { window_start, window_end, end_day, days_after }: PlannedReservation,
  calendar: WorkingDays,
): Window {
  const day = toDayNumber(today())
  const stored = windowOf(window_start, window_end)
  const back = end_day < today() ? calendar.after(day, days_after) : stored.last
  return { first: Math.min(stored.first, day), last: Math.max(stored.last, back) }
}

/**
 * Rentals that are promised the unit during this rental's days may be served by another one from now on.
 * @returns their ids
 */
async function releasePromises(
  trx: Knex.Transaction,
  unit: UnitInHand,
  reservationId: string,
  window: Window,
): Promise<string[]> {
  const { first, last } = daysOfWindow(window)
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `update rental_reservation set is_pinned = false, updated_at = ?
      where id <> ? and unit_id = ? and kind = 'rental' and status = 'reserved' and is_pinned and deleted_at is null
        and window_start <= ? and window_end >= ?
      returning id`,
    [now(), reservationId, unit.id, last, first],
  )
  return rows.map(({ id }) => id)
}
