import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { addDays, type CalendarDay, toDayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import {
  OtherUnitOutError,
  SameUnitError,
  SwapKeyUsedError,
  UnitOutOfServiceError,
  UnitTakenError,
  UnknownReservationError,
  UnknownUnitError,
} from "../../rules/errors"
import { swapWindow } from "../../rules/hand-over/swap"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { readAvailability } from "../booking/product-availability"
import { moveToUnits } from "../booking/reserve"
import { now, today } from "../clock"
import { unitBySerial } from "./hand-over"
import { openInspection } from "./inspections"
import { reservationsOn, shelve } from "./shelf"
import { lockedOut, type ReservationOut, restockedOn, untilNext } from "./take-back"
import { roomForMissed, roomOn, windowOf } from "./unit-plan"

export interface UnitSwap {
  reservationId: string
  /** Of the unit that comes back; empty for whichever is out. */
  formerSerial: string
  serialNumber: string
  /** By which it is known if it is sent again. */
  key: string
  /** Of all that is asked for: the same key with another one is another exchange. */
  hash: string
  note: string
}

export interface Swapped {
  before: ReservationOut
  /** The reservation that the days with the former unit are from now on. */
  formerId: string
  formerSerial: string
  unitId: string
  serial: string
}

/**
 * Gives the customer another unit for the one that he has: the rental goes on with it, with its days and its price; what he had
 * came back today, to be inspected, as a reservation of its own with the protocol of its hand-over. Reservations that may be served
 * by another unit make room.
 * @returns null if it was done before
 * @throws UnknownReservationError unless the rental is out; UnknownUnitError for a serial number that is none of the product's;
 *   SameUnitError; OtherUnitOutError; SwapKeyUsedError; UnitOutOfServiceError; UnitTakenError if somebody has it, or is promised it and can have no other
 */
export async function swapUnit(trx: Knex.Transaction, swap: UnitSwap): Promise<Swapped | null> {
  const { reservationId, serialNumber } = swap
  if (await isDone(trx, swap)) return null
  const before = await lockedOut(trx, reservationId)
  if (await isDone(trx, swap)) return null
  if (before.kind !== "rental") throw new UnknownReservationError(reservationId)
  const { serial_number: formerSerial } = await trx("rental_unit").where({ id: before.unit_id }).first("serial_number")
  if (swap.formerSerial && swap.formerSerial.toLowerCase() !== formerSerial.toLowerCase())
    throw new OtherUnitOutError(formerSerial)
  const unit = await unitBySerial(trx, serialNumber)
  if (unit.product_id !== before.product_id) throw new UnknownUnitError(serialNumber)
  if (unit.id === before.unit_id) throw new SameUnitError()
  const availability = await readAvailability(trx, before.product_id)
  if (!availability) throw new UnknownUnitError(serialNumber)
  const holders = await reservationsOn(trx, unit, "handed_over")
  if (holders.length > 0) throw new UnitTakenError(holders)
  if (!availability.situation.fleet.unitIds.includes(unit.id)) throw new UnitOutOfServiceError(unit.id)

  // The rental is on both units until it is on the new one.
  await trx.raw("set constraints rental_reservation_unit_once deferred")
  const formerId = await writeFormer(trx, swap, await cameBackUntil(trx, before, availability.calendar))
  const { cameBack, shelvedUntil } = await shelve(trx, unit)
  const rental = { end: toDayNumber(before.end_day), daysAfter: before.days_after }
  const stored = windowOf(before.window_start, before.window_end)
  const window = swapWindow({ ...rental, window: stored }, toDayNumber(today()), availability.calendar, shelvedUntil)
  const { moves } = await roomOn(trx, before.product_id, unit.id, window, [reservationId, ...cameBack])
  await moveToUnits(trx, new Map([...moves, [reservationId, unit.id]]))
  await stayOn(trx, reservationId, window)
  await trx.raw("set constraints rental_reservation_unit_once immediate")
  await openInspection(trx, { reservationId: formerId, unitId: before.unit_id, returnedOn: today() })
  return { before, formerId, formerSerial, unitId: unit.id, serial: unit.serial_number }
}

async function isDone(trx: Knex.Transaction, { reservationId, key, hash }: UnitSwap): Promise<boolean> {
  const done = await trx("rental_reservation")
    .where({ swapped_out_of: reservationId, swap_key: key })
    .first<{ swap_hash: string | null } | undefined>("swap_hash")
  if (done && done.swap_hash !== hash) throw new SwapKeyUsedError()
  return done !== undefined
}

/**
 * The last day on which the unit that comes back is restocked. Of a late one that is after its window: who is promised it meanwhile takes
 * another one.
 * @throws UnitTakenError if there is none
 */
async function cameBackUntil(
  trx: Knex.Transaction,
  before: ReservationOut,
  calendar: WorkingDays,
): Promise<CalendarDay> {
  const { end_day, window_end } = before
  const free = restockedOn(before, today(), calendar)
  if (free <= window_end) return free
  if (end_day >= today()) return window_end
  const days = windowOf(addDays(window_end, 1), free)
  const { moves } = await roomForMissed(trx, before, days)
  await moveToUnits(trx, moves)
  return untilNext(trx, before, free)
}

/**
 * The days until today on the unit that comes back, and its hand-over. They begin after those of which it lay on the shelf when it was given out.
 * @param until the last day on which it is restocked
 * @returns the new reservation's id
 */
async function writeFormer(
  trx: Knex.Transaction,
  { reservationId, key, hash, note }: UnitSwap,
  until: CalendarDay,
): Promise<string> {
  const id = generateEntityId(undefined, "rres")
  await trx.raw(
    `insert into rental_reservation (id, product_id, unit_id, kind, status, start_day, end_day, window_start, window_end, days_after,
        delivery_type_id, customer_id, order_id, order_line_id, note, swapped_out_of, swap_key, swap_hash, created_at, updated_at)
     select :id, r.product_id, r.unit_id, r.kind, 'returned', least(r.start_day, :today), least(:today, r.end_day + 1),
            days.first, greatest(days.first, :until::date), r.days_after,
            r.delivery_type_id, r.customer_id, r.order_id, r.order_line_id, :note, r.id, :key, :hash, :at, :at
       from rental_reservation r,
            lateral (select least(r.window_start, greatest(:today, max(shelved.window_end) + 1)) as first
                       from rental_reservation shelved
                      where shelved.unit_id = r.unit_id and shelved.status = 'returned' and shelved.deleted_at is null) days
      where r.id = :reservationId`,
    { id, reservationId, key, hash, note, today: today(), until, at: now() },
  )
  await trx("rental_protocol")
    .where({ reservation_id: reservationId, kind: "hand_over", deleted_at: null })
    .update({ reservation_id: id, updated_at: now() })
  return id
}

/** From today on the rental's days are occupied on its new unit. */
async function stayOn(trx: Knex.Transaction, id: string, window: Window): Promise<void> {
  const { first, last } = daysOfWindow(window)
  await trx("rental_reservation").where({ id }).update({ window_start: first, window_end: last, updated_at: now() })
}
