import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { UnknownRentalProductError } from "../../rules/errors"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodOffer, PeriodSearch, PeriodsQuestion } from "../shapes"
import { currentFleets } from "./cached-records"
import { withAlternatives } from "./check-period"
import { checkoutsOf } from "./offers"
import { availabilityFor, availabilityWithHolds, readAvailabilities, readAvailability } from "./product-availability"
import type { FleetRecords } from "./product-records"
import { instantNow } from "./shop-moment"

/**
 * Decides as a checkout would, ties included, so that nothing is offered that can't be had.
 * @throws UnknownDeliveryTypeError
 */
export async function searchPeriod(
  db: Knex,
  { productIds, deliveryTypeId, period, customerId = null }: PeriodSearch,
): Promise<Map<string, PeriodOffer>> {
  const fleets = await currentFleets(db, productIds, instantNow(), { customerId })
  return new Map([...fleets].map(([id, records]) => [id, offerOf(records, deliveryTypeId, period)]))
}

function offerOf(records: FleetRecords, deliveryTypeId: string, period: RentalPeriod): PeriodOffer {
  const checker = availabilityFor(availabilityWithHolds(records), deliveryTypeId)
  const decision = checker.decide(period)
  if (decision.isPossible) return { isFree: true }
  const [next = null] = checker.alternatives(period, 1)
  return { isFree: false, reason: decision.reason, rule: decision.rule, next }
}

/** Why none of the periods can ever be offered, and what can be instead of the first; null if one might be. */
export async function barOfAll(db: Knex, { productId, deliveryTypeId, periods }: PeriodsQuestion) {
  const product = await readAvailability(db, productId)
  if (!product) throw new UnknownRentalProductError(productId)
  const checker = availabilityFor(product, deliveryTypeId)
  const bar = checker.barOfAll(periods)
  return bar && withAlternatives(checker, periods[0], bar)
}

/**
 * The first of the periods that can be had; null if none can.
 * @param question `areCheckoutsOver`: as if nobody held anything in a checkout
 */
export async function firstPossible(db: Knex, question: PeriodsQuestion) {
  const { productId, deliveryTypeId, periods, areCheckoutsOver = false } = question
  const ownerIds = areCheckoutsOver ? await checkoutsOf(db, productId) : []
  const product = (await readAvailabilities(db, [productId], { customerId: null, ownerIds })).get(productId)
  if (!product) throw new UnknownRentalProductError(productId)
  return availabilityFor(product, deliveryTypeId).firstPossible(periods)
}
