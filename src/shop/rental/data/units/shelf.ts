import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay, type DayNumber, toDayNumber } from "#kernel/calendar-day"
import { now, today } from "../clock"

export interface UnitInHand {
  id: string
  product_id: string
}

/** Ids of rentals on the unit that lie so, save those that are long over. */
export const reservationsOn = async (
  trx: Knex.Transaction,
  { id, product_id }: UnitInHand,
  status: "handed_over" | "returned",
): Promise<string[]> => {
  const rows = trx("rental_reservation").where({ product_id, unit_id: id, status, deleted_at: null })
  return (status === "returned" ? rows.where("window_end", ">=", today()) : rows).pluck("id")
}

/**
 * What came back lies on the shelf, whatever its restocking: the unit is free from today, or from tomorrow where it was given out only today.
 * @param from the day from which it is needed, today or later; restocking goes on until then
 * @returns the reservations, and the last day that is theirs; null if there are none
 */
export async function shelve(
  trx: Knex.Transaction,
  unit: UnitInHand,
  from = today(),
): Promise<{ cameBack: string[]; shelvedUntil: DayNumber | null }> {
  const cameBack = await reservationsOn(trx, unit, "returned")
  const shelved = await trx("rental_reservation")
    .whereIn("id", cameBack)
    .update({
      window_end: trx.raw("greatest(window_start, least(window_end, ?::date))", [addDays(from, -1)]),
      updated_at: now(),
    })
    .returning<{ window_end: CalendarDay }[]>("window_end")
  const ends = shelved.map(({ window_end }) => toDayNumber(window_end))
  return { cameBack, shelvedUntil: ends.length > 0 ? Math.max(...ends) : null }
}

/** The last day that was somebody else's on the unit; null if there is none. @param own a reservation that isn't somebody else's */
export async function goneBefore(trx: Knex.Transaction, unit: UnitInHand, own = ""): Promise<DayNumber | null> {
  const over = await trx<{ window_end: CalendarDay }>("rental_reservation")
    .where({ unit_id: unit.id, deleted_at: null })
    .whereNot({ id: own })
    .whereNot({ status: "cancelled" })
    .where("window_end", "<", today())
    .orderBy("window_end", "desc")
    .first("window_end")
  return over ? toDayNumber(over.window_end) : null
}
