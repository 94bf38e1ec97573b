import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type BrokenDates, type DatesDecision, datesChecker } from "../../rules/assignment/rescheduling"
import { UnknownRentalProductError } from "../../rules/errors"
import type { RentalPeriod } from "../../rules/rental-period"
import { daysOfWindow } from "../../rules/rental-window"
import { now } from "../clock"
import type { OrderRental } from "../order-rentals"
import type { DatesAnswer, DatesQuestion } from "../shapes"
import { barredFor, readAvailability } from "./product-availability"
import { moveToUnits } from "./reserve"
import { dropBlocksMeanwhile, withUnfetched } from "./unfetched"

/** @throws UnknownRentalProductError */
async function openDates(db: Knex, rental: OrderRental, { customerId, isPickup }: DatesQuestion) {
  const product = await readAvailability(db, rental.productId, customerId)
  if (!product) throw new UnknownRentalProductError(rental.productId)
  const isOut = rental.state === "handed_over"
  const isTied = rental.isPinned || isOut
  const daysBefore = product.terms.get(rental.deliveryTypeId)?.buffers.before ?? 0
  const barred = barredFor(product, rental)
  const situation = await withUnfetched(db, product.situation, rental)
  return datesChecker(situation, { ...rental, isOut, isTied, isPickup, daysBefore, barred })
}

export async function datesOf(db: Knex, rental: OrderRental, question: DatesQuestion): Promise<DatesAnswer> {
  const { period, unitId } = question
  const checker = await openDates(db, rental, question)
  const broken = checker.brokenRule(period, unitId)
  if (broken) return { broken }
  const decision = checker.decide(period, unitId)
  const freeUnits = checker.freeUnits(period)
  return { broken, decision, freeUnits, nearest: decision.isPossible ? null : checker.nearest(period, unitId) }
}

/**
 * Gives the rental other days, and another unit if it needs one; provisional reservations move to make room. The caller has
 * locked the product, then the rental.
 * @returns why it can't be had, with nothing changed; null once it is done
 */
export async function rescheduleRental(
  trx: Knex.Transaction,
  rental: OrderRental,
  question: DatesQuestion,
): Promise<BrokenDates | Extract<DatesDecision, { isPossible: false }> | null> {
  const { period, unitId } = question
  const checker = await openDates(trx, rental, question)
  const broken = checker.brokenRule(period, unitId)
  if (broken) return broken
  const decision = checker.decide(period, unitId)
  if (!decision.isPossible) return decision
  await place(trx, rental, period, decision)
  return null
}

/**
 * Its days first, then all that moves: `moveToUnits` asks for them. Between the two the constraint waits, since on its former unit
 * its new days may be somebody else's.
 */
async function place(
  trx: Knex.Transaction,
  rental: OrderRental,
  period: RentalPeriod,
  { placement, window }: Extract<DatesDecision, { isPossible: true }>,
): Promise<void> {
  const { id, unitId, period: former } = rental
  const { first, last } = daysOfWindow(window)
  const days = { start_day: period.start, end_day: period.end, window_start: first, window_end: last }
  const own = period.start === former.start ? days : { ...days, dispatch_day: null }
  await dropBlocksMeanwhile(trx, rental)
  await trx.raw("set constraints rental_reservation_unit_once deferred")
  await trx("rental_reservation")
    .where({ id })
    .update({ ...own, updated_at: now() })
  const all = new Map(placement.moves)
  if (placement.unitId !== unitId) all.set(id, placement.unitId)
  await moveToUnits(trx, all)
  await trx.raw("set constraints rental_reservation_unit_once immediate")
}
