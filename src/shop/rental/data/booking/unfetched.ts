import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { RentalSituation } from "../../rules/period-decision"
import { now, today } from "../clock"
import type { OrderRental } from "../order-rentals"

/** What stands on the unit of a rental that is out beyond its days, and is over itself: nobody else can have had the unit. */
const overMeanwhile = (db: Knex, { unitId, window }: OrderRental) =>
  db("rental_reservation")
    .where({ unit_id: unitId, status: "reserved", deleted_at: null })
    .where("window_start", ">", fromDayNumber(window.last))
    .where("window_end", "<", today())

const isLate = ({ state, window }: OrderRental) => state === "handed_over" && fromDayNumber(window.last) < today()

/**
 * As it is for a rental that is to stay out longer: whoever was promised its unit meanwhile, and never came, has his days there until
 * his rental is cancelled or on another unit.
 * @see docs/decisions/325-longer-over-a-rental-nobody-fetched.md
 */
export async function withUnfetched(
  db: Knex,
  situation: RentalSituation,
  rental: OrderRental,
): Promise<RentalSituation> {
  if (!isLate(rental)) return situation
  const rows: { id: string; window_start: CalendarDay; window_end: CalendarDay }[] = await overMeanwhile(db, rental)
    .where({ kind: "rental" })
    .select("id", "window_start", "window_end")
  const unfetched = rows.map(({ id, window_start, window_end }) => ({
    ...{ id, unitId: rental.unitId, isTied: true, isBlock: false },
    window: { first: toDayNumber(window_start), last: toDayNumber(window_end) },
  }))
  const { unitIds, commitments } = situation.fleet
  return { ...situation, fleet: { unitIds, commitments: [...commitments, ...unfetched] } }
}

/** A block that ended while the unit was with the customer was none. */
export async function dropBlocksMeanwhile(trx: Knex.Transaction, rental: OrderRental): Promise<void> {
  if (!isLate(rental)) return
  await overMeanwhile(trx, rental).whereNot({ kind: "rental" }).update({ status: "cancelled", updated_at: now() })
}
