import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { UnknownReservationError } from "../../rules/errors"
import { now } from "../clock"

/** A unit that came back waits until staff have looked at it. */
export async function openInspection(
  trx: Knex.Transaction,
  { reservationId, unitId, returnedOn }: { reservationId: string; unitId: string; returnedOn: CalendarDay },
): Promise<void> {
  await trx("rental_inspection")
    .insert({
      reservation_id: reservationId,
      unit_id: unitId,
      returned_on: returnedOn,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict("reservation_id")
    .ignore()
}

/**
 * Notes that a unit has been looked at, for all its returns that still wait.
 * @throws UnknownReservationError if it waits for nothing
 */
export async function closeInspections(
  trx: Knex.Transaction,
  { unitId, staffId, note }: { unitId: string; staffId: string; note: string },
): Promise<string[]> {
  const closed = await trx("rental_inspection")
    .where({ unit_id: unitId, inspected_at: null })
    .update({ inspected_at: now(), inspected_by: staffId, note, updated_at: now() })
    .returning("reservation_id")
  if (closed.length === 0) throw new UnknownReservationError(unitId)
  return closed.map(({ reservation_id }) => reservation_id)
}
