import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { atOnce } from "#platform/sql/at-once"
import type { Assignment } from "../../rules/assignment/unit-assignment"
import { PeriodUnavailableError, ReservationNotCancellableError, UnknownRentalProductError } from "../../rules/errors"
import { daysOfWindow } from "../../rules/rental-window"
import { now, today } from "../clock"
import type { ReserveInput } from "../shapes"
import { withAlternatives } from "./check-period"
import { availabilityFor, readAvailability } from "./product-availability"

const LOCK_SPACE = 4202
const CUSTOMER_LOCK_SPACE = 4203

/**
 * Lets holds and orders of one customer wait for each other until the end of the transaction; before `lockProducts`, so that
 * none waits in a circle.
 */
export async function lockCustomer(trx: Knex.Transaction, customerId: string): Promise<void> {
  await trx.raw("select pg_advisory_xact_lock(?, hashtext(?))", [CUSTOMER_LOCK_SPACE, customerId])
}

/**
 * Advisory locks until the end of the transaction, always taken in the order of the ids, so that none waits in a circle. One
 * statement.
 */
export async function lockProducts(trx: Knex.Transaction, productIds: readonly string[]): Promise<void> {
  const inOrder = [...new Set(productIds)].sort()
  await trx.raw("select pg_advisory_xact_lock(?, hashtext(id)) from unnest(?::text[]) id", [LOCK_SPACE, inOrder])
}

/** @param trx has locked the product */
export async function reserve(trx: Knex.Transaction, input: ReserveInput): Promise<string> {
  const { id, writes } = await reservation(trx, input)
  await atOnce(trx, writes)
  return id
}

/** A reservation that is still to be written, when nothing else is decided about the product any more. */
export interface PlannedReservation {
  id: string
  writes: Knex.QueryBuilder[]
}

/** @param trx has locked the product */
export async function reservation(trx: Knex.Transaction, input: ReserveInput): Promise<PlannedReservation> {
  const { productId, deliveryTypeId, period, isWalkIn, customerId, orderId, orderLineId, lineId } = input
  const product = await readAvailability(trx, productId, customerId, lineId ? [lineId] : [])
  if (!product) throw new UnknownRentalProductError(productId)

  const checker = availabilityFor(product, deliveryTypeId)
  const decision = checker.decide(period, isWalkIn)
  if (!decision.isPossible) throw new PeriodUnavailableError(withAlternatives(checker, period, decision))

  await moveToUnits(trx, decision.placement.moves)
  const window = daysOfWindow(checker.windowOf(period))
  const id = generateEntityId(undefined, "rres")
  const insert = trx("rental_reservation").insert({
    id,
    product_id: productId,
    unit_id: decision.placement.unitId,
    start_day: period.start,
    end_day: period.end,
    window_start: window.first,
    window_end: window.last,
    days_after: product.terms.get(deliveryTypeId)?.buffers.after ?? 0,
    delivery_type_id: deliveryTypeId,
    customer_id: customerId,
    order_id: orderId,
    order_line_id: orderLineId,
  })
  return { id, writes: [...(lineId ? [trx("rental_hold").where({ line_id: lineId }).delete()] : []), insert] }
}

/**
 * One statement for all moves: two reservations may change places, which the constraint sees only when both have. One that should have
 * begun and wasn't fetched begins on its new unit when that was free of others; the day on which it was to leave stays.
 */
export async function moveToUnits(trx: Knex.Transaction, moves: Assignment): Promise<void> {
  if (moves.size === 0) return
  await trx.raw(
    `update rental_reservation r
        set unit_id = m.unit_id, updated_at = :now, window_start = greatest(r.window_start, m.begins),
            dispatch_day = case when m.begins > r.window_start then coalesce(r.dispatch_day, r.window_start) else r.dispatch_day end
       from (select own.id, moved.unit_id,
                    (select max(o.window_end) + 1 from rental_reservation o
                      where o.unit_id = moved.unit_id and o.id <> own.id and o.status <> 'cancelled' and o.deleted_at is null
                        and o.window_end < :today and own.window_end >= :today) as begins
               from unnest(cast(:ids as text[]), cast(:units as text[])) as moved (id, unit_id)
               join rental_reservation own on own.id = moved.id) m
      where r.id = m.id`,
    { now: now(), today: today(), ids: [...moves.keys()], units: [...moves.values()] },
  )
}

export async function cancelReservation(trx: Knex.Transaction, reservationId: string): Promise<void> {
  const cancelled = await trx("rental_reservation")
    .where({ id: reservationId, status: "reserved", deleted_at: null })
    .update({ status: "cancelled", updated_at: now() })
  if (cancelled === 0) throw new ReservationNotCancellableError(reservationId)
}
