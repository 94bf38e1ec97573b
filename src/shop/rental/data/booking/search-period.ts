import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodOffer, PeriodSearch } from "../shapes"
import { currentFleets } from "./cached-records"
import { availabilityFor, availabilityWithHolds } from "./product-availability"
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
