import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { UnknownRentalProductError } from "../../rules/errors"
import { type ExtensionLimit, extensionChecker } from "../../rules/extension"
import { daysOfWindow } from "../../rules/rental-window"
import { now } from "../clock"
import type { OrderRental } from "../order-rentals"
import type { ExtensionEnds } from "../shapes"
import { barredFor, readAvailability } from "./product-availability"
import { moveToUnits } from "./reserve"
import { dropBlocksMeanwhile, withUnfetched } from "./unfetched"

/** @param customerId whose own holds don't count @throws UnknownRentalProductError */
async function openExtension(db: Knex, rental: OrderRental, customerId: string) {
  const product = await readAvailability(db, rental.productId, customerId)
  if (!product) throw new UnknownRentalProductError(rental.productId)
  const isTied = rental.isPinned || rental.state === "handed_over"
  const active = { ...rental, isTied, barred: barredFor(product, rental) }
  const situation = await withUnfetched(db, product.situation, rental)
  return { checker: extensionChecker(situation, active), settings: product.settings }
}

export async function extensionEnds(db: Knex, rental: OrderRental, customerId: string): Promise<ExtensionEnds> {
  const { checker, settings } = await openExtension(db, rental, customerId)
  return checker.ends(settings.extensionDays)
}

/**
 * Lets the rental end on `newEnd`, which the fixed rules allow; provisional reservations move to make room. The caller has
 * locked the product, then the rental.
 * @returns why it can't be had, with nothing changed; null once it is done
 */
export async function extendRental(
  trx: Knex.Transaction,
  rental: OrderRental,
  newEnd: CalendarDay,
  customerId: string,
): Promise<ExtensionLimit | null> {
  const { checker } = await openExtension(trx, rental, customerId)
  const decision = checker.decide(newEnd)
  if (!decision.isPossible) return { reason: decision.reason, rule: decision.rule, day: decision.day }
  const { unitId, moves } = decision.placement
  const all = new Map(moves)
  if (unitId !== rental.unitId) all.set(rental.id, unitId)
  await moveToUnits(trx, all)
  await dropBlocksMeanwhile(trx, rental)
  await trx("rental_reservation")
    .where({ id: rental.id })
    .update({ end_day: newEnd, window_end: daysOfWindow(decision.window).last, updated_at: now() })
  return null
}
