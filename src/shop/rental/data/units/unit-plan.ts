import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, toDayNumber } from "#kernel/calendar-day"
import { type Commitment, type Fleet, type Placement, placeMissed, placeOnUnit } from "../../rules/assignment/fleet"
import { heldAround, withoutLostHolds } from "../../rules/assignment/lost-holds"
import { type HeldDays, UnitTakenError, UnknownReservationError, UnknownUnitError } from "../../rules/errors"
import { overlaps, type Window } from "../../rules/rental-window"
import { heldDays } from "../booking/holds"
import { readAvailabilities } from "../booking/product-availability"
import { lockProducts, moveToUnits } from "../booking/reserve"
import { now, today } from "../clock"

export type BlockKind = "repair" | "calibration" | "other"

/** A reservation or block as it was before a change. */
export interface PlannedReservation {
  id: string
  product_id: string
  unit_id: string
  kind: "rental" | BlockKind
  status: "reserved" | "handed_over" | "returned" | "cancelled"
  is_pinned: boolean
  start_day: CalendarDay
  end_day: CalendarDay
  window_start: CalendarDay
  window_end: CalendarDay
  /** Working days of the way back and of restocking. */
  days_after: number
  note: string
}

export const windowOf = (start: CalendarDay, end: CalendarDay): Window => ({
  first: toDayNumber(start),
  last: toDayNumber(end),
})

/**
 * Promises a rental by a certain unit, or a block to another one. What is in the way moves if it can.
 * @throws UnknownReservationError if there is none that is still to come; UnknownUnitError, UnitTakenError
 */
export async function moveReservation(
  trx: Knex.Transaction,
  { reservationId, unitId, isPinned }: { reservationId: string; unitId: string; isPinned: boolean },
): Promise<PlannedReservation> {
  const before = await lockedReservation(trx, reservationId)
  if ((await productOf(trx, unitId)) !== before.product_id) throw new UnknownUnitError(unitId)
  await assertWasFree(trx, unitId, before)
  const window = windowOf(before.window_start, before.window_end)
  const { moves } = await roomOn(trx, before.product_id, unitId, window, [reservationId])
  await moveToUnits(trx, new Map([...moves, [reservationId, unitId]]))
  await trx("rental_reservation").where({ id: reservationId }).update({ is_pinned: isPinned, updated_at: now() })
  return before
}

/** Days that are over are none of what `roomOn` decides about. @throws UnitTakenError with who had the unit in them */
async function assertWasFree(trx: Knex.Transaction, unitId: string, asked: PlannedReservation): Promise<void> {
  if (asked.window_end >= today()) return
  const others: string[] = await trx("rental_reservation")
    .where({ unit_id: unitId, deleted_at: null })
    .whereNot({ id: asked.id })
    .whereNot({ status: "cancelled" })
    .where("window_start", "<=", asked.window_end)
    .where("window_end", ">=", asked.window_start)
    .pluck("id")
  if (others.length > 0) throw new UnitTakenError(others)
}

export async function productOf(trx: Knex.Transaction, unitId: string): Promise<string> {
  const unit = await trx("rental_unit").where({ id: unitId, deleted_at: null }).first("product_id")
  if (!unit) throw new UnknownUnitError(unitId)
  return unit.product_id
}

/**
 * A reservation that is still to come. The product is locked before its rows are read, in the order of every other change.
 * @throws UnknownReservationError
 */
export async function lockedReservation(trx: Knex.Transaction, id: string): Promise<PlannedReservation> {
  const found = await trx("rental_reservation").where({ id, deleted_at: null }).first("product_id")
  if (!found) throw new UnknownReservationError(id)
  await lockProducts(trx, [found.product_id])
  const { rows } = await trx.raw<{ rows: PlannedReservation[] }>(
    `select id, product_id, unit_id, kind, status, is_pinned, start_day::text, end_day::text, window_start::text,
            window_end::text, days_after, note
       from rental_reservation where id = ? and status = 'reserved' for update`,
    [id],
  )
  if (rows.length === 0) throw new UnknownReservationError(id)
  return rows[0]
}

/**
 * Who has to move for the unit to be free in the window, `except` left aside. Holds that can't be served as things stand are in nobody's way.
 * @param owners whose holds are left aside, too
 * @throws UnitTakenError with what is in the way and has nowhere to go
 */
export const roomOn = (
  trx: Knex.Transaction,
  productId: string,
  unitId: string,
  window: Window,
  except: readonly string[] = [],
  owners: readonly string[] = [],
): Promise<Placement> =>
  room(trx, { product_id: productId, unit_id: unitId }, window, {
    ...{ except, owners, placed: placeOnUnit, isInTheWay: () => true },
  })

/**
 * As `roomOn` for a unit that comes back late and is missed in the window; it may be blocked in it, and promised by name.
 * @throws UnitTakenError
 */
export const roomForMissed = (
  trx: Knex.Transaction,
  late: Pick<PlannedReservation, "id" | "product_id" | "unit_id">,
  window: Window,
): Promise<Placement> =>
  room(trx, late, window, { except: [late.id], owners: [], placed: placeMissed, isInTheWay: ({ isTied }) => !isTied })

interface Asked {
  except: readonly string[]
  owners: readonly string[]
  placed: typeof placeMissed
  isInTheWay: (one: Commitment) => boolean
}

/** A unit out of service serves nobody else; it only has to be free itself. */
async function room(
  trx: Knex.Transaction,
  { product_id, unit_id }: Pick<PlannedReservation, "product_id" | "unit_id">,
  window: Window,
  { except, owners, placed, isInTheWay }: Asked,
): Promise<Placement> {
  await lockProducts(trx, [product_id])
  const asked = await readAvailabilities(trx, [product_id], { customerId: null, ownerIds: owners })
  const fleet = asked.get(product_id)?.situation.fleet
  if (!fleet) throw new UnknownUnitError(unit_id)
  const { unitIds } = fleet
  const besides = ({ commitments }: Fleet): Fleet => ({
    unitIds,
    commitments: commitments.filter(({ id }) => !except.includes(id)),
  })
  const others = besides(fleet).commitments
  const inTheWay = others
    .filter((one) => one.unitId === unit_id && overlaps(one.window, window) && isInTheWay(one))
    .map(({ id }) => id)
  const stays = inTheWay.length === 0 ? { unitId: unit_id, moves: new Map() } : null
  if (!unitIds.includes(unit_id)) return stays ?? taken(inTheWay)
  const served = () => besides(withoutLostHolds(fleet))
  const placement = placed(unit_id, window, besides(fleet)) ?? placed(unit_id, window, served())
  return placement ?? taken(inTheWay, await heldDays(trx, heldAround(window, served())))
}

function taken(reservationIds: string[], held?: HeldDays[]): never {
  throw new UnitTakenError(reservationIds, held)
}
