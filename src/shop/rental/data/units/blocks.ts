import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { addDays, laterOf, toDayNumber } from "#kernel/calendar-day"
import { UnknownReservationError } from "../../rules/errors"
import type { RentalPeriod } from "../../rules/rental-period"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { lockProducts, moveToUnits } from "../booking/reserve"
import { now, today } from "../clock"
import { goneBefore, shelve, type UnitInHand } from "./shelf"
import { type BlockKind, lockedReservation, type PlannedReservation, productOf, roomOn } from "./unit-plan"

export interface UnitBlock {
  unitId: string
  kind: BlockKind
  /** Both days are blocked. */
  period: RentalPeriod
  note: string
}

/**
 * Takes a unit out for a time. What came back lies on the shelf for it, as for a hand-over; reservations that may be served by another
 * unit move there.
 * @throws UnknownUnitError; UnitTakenError with what is in the way and has nowhere to go
 */
export async function blockUnit(trx: Knex.Transaction, { unitId, kind, period, note }: UnitBlock): Promise<string> {
  const productId = await productOf(trx, unitId)
  await lockProducts(trx, [productId])
  const window = await windowOfBlock(trx, { id: unitId, product_id: productId }, period)
  const { moves } = await roomOn(trx, productId, unitId, window)
  await moveToUnits(trx, moves)
  const id = generateEntityId(undefined, "rres")
  const { first, last } = daysOfWindow(window)
  await trx("rental_reservation").insert({
    id,
    product_id: productId,
    unit_id: unitId,
    kind,
    start_day: period.start,
    end_day: period.end,
    window_start: first,
    window_end: last,
    note,
  })
  return id
}

/** Its days after those that are somebody else's: a unit that was given out and came back today is blocked from tomorrow. */
async function windowOfBlock(trx: Knex.Transaction, unit: UnitInHand, { start, end }: RentalPeriod): Promise<Window> {
  const { shelvedUntil } = await shelve(trx, unit, laterOf(start, today()))
  const free = (shelvedUntil ?? (await goneBefore(trx, unit)) ?? 0) + 1
  const first = Math.max(toDayNumber(start), free)
  return { first, last: Math.max(first, toDayNumber(end)) }
}

/** Ends a block, or before it begins takes it back: its days are free at once, those that are over stay. @throws UnknownReservationError */
export async function removeBlock(trx: Knex.Transaction, reservationId: string): Promise<PlannedReservation> {
  const before = await lockedReservation(trx, reservationId)
  if (before.kind === "rental" || before.end_day < today()) throw new UnknownReservationError(reservationId)
  const yesterday = addDays(today(), -1)
  const ended = before.window_start < today() ? { end_day: yesterday, window_end: yesterday } : { status: "cancelled" }
  await trx("rental_reservation")
    .where({ id: reservationId })
    .update({ ...ended, updated_at: now() })
  return before
}
