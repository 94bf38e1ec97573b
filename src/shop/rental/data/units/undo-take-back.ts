import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { laterOf } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { ReturnStandsError, UnitTakenError } from "../../rules/errors"
import { openOwners } from "../booking/offers"
import { moveToUnits } from "../booking/reserve"
import { dayOf, now, today } from "../clock"
import { reservationsOn } from "./shelf"
import { lockedRental, type ReservationOut, restockedOn } from "./take-back"
import { roomOn, windowOf } from "./unit-plan"

/**
 * As if the unit had not come back: the rental is out with it, and the protocol of its return doesn't count. Its days are occupied again,
 * those until it can be back if they are over, and today's even if it was given out on the eve; reservations that may be served by another
 * unit make room. What was offered meanwhile and isn't in a cart yet doesn't count: it ends when the offers are looked at.
 * @returns what it was, and when its return was recorded
 * @throws UnknownReservationError unless it came back; ReturnStandsError for a return of another day, or of a unit that was looked at or
 *   exchanged; UnitTakenError if somebody else has it, or is promised it and can have no other
 */
export async function undoTakeBack(
  trx: Knex.Transaction,
  reservationId: string,
  calendar: WorkingDays,
): Promise<{ before: ReservationOut; recordedAt: Date }> {
  const before = await lockedRental(trx, reservationId, "returned")
  const { unit_id: id, product_id, window_start } = before
  const exchanged = trx("rental_reservation").where({ swapped_out_of: reservationId })
  if (await exchanged.orWhere({ id: reservationId }).whereNotNull("swapped_out_of").first("id"))
    throw new ReturnStandsError("swapped")
  const [waiting] = await trx("rental_inspection")
    .where({ reservation_id: reservationId, inspected_at: null })
    .delete()
    .returning<{ created_at: Date }[]>("created_at")
  if (!waiting) throw new ReturnStandsError("inspected")
  if (dayOf(waiting.created_at) !== today()) throw new ReturnStandsError("over")

  const holders = await reservationsOn(trx, { id, product_id }, "handed_over")
  if (holders.length > 0) throw new UnitTakenError(holders)
  const missedUntil = restockedOn(before, laterOf(before.end_day, today()), calendar)
  const days = windowOf(window_start < today() ? window_start : today(), missedUntil)
  const { moves } = await roomOn(trx, product_id, id, days, [reservationId], await openOwners(trx, product_id))
  await moveToUnits(trx, moves)
  await trx("rental_protocol")
    .where({ reservation_id: reservationId, kind: "return" })
    .whereNull("deleted_at")
    .update({ deleted_at: now() })
  await trx("rental_reservation")
    .where({ id: reservationId })
    .update({
      status: "handed_over",
      window_end: restockedOn(before, before.end_day, calendar),
      updated_at: now(),
    })
  return { before, recordedAt: waiting.created_at }
}
