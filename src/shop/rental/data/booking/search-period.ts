import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentalPeriod } from "../../rules/rental-period"
import type { PeriodOffer, PeriodSearch } from "../shapes"
import { currentFleets } from "./cached-records"
import { availabilityFor, availabilityOf } from "./product-availability"
import type { CommitmentRecord, FleetRecords } from "./product-records"
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
  const commitments = [...records.commitments, ...records.holds.map(heldWindow)]
  const checker = availabilityFor(availabilityOf({ ...records, commitments }), deliveryTypeId)
  const decision = checker.decide(period)
  if (decision.isPossible) return { isFree: true }
  const [next = null] = checker.alternatives(period, 1)
  return { isFree: false, reason: decision.reason, rule: decision.rule, next }
}

const heldWindow = ([first, last]: FleetRecords["holds"][number], index: number): CommitmentRecord => ({
  id: `hold-${index}`,
  unit: null,
  first,
  last,
  overdue_days: null,
  is_block: false,
  is_tied: false,
})
