import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toDayNumber } from "#kernel/calendar-day"
import type { DayLoad } from "../../rules/assignment/availability"
import { occupanciesOf } from "../../rules/assignment/fleet"
import { dayList } from "../../rules/day-list"
import { UnknownDeliveryTypeError } from "../../rules/errors"
import type { PeriodSearch } from "../shapes"
import { currentFleets } from "./cached-records"
import { availabilityWithHolds } from "./product-availability"
import type { FleetRecords } from "./product-records"
import { instantNow } from "./shop-moment"

/**
 * What the calendar of each product says of these days.
 * @throws UnknownDeliveryTypeError
 */
export async function freeDays(
  db: Knex,
  { productIds, deliveryTypeId, period, customerId = null }: PeriodSearch,
): Promise<Map<string, DayLoad[]>> {
  const fleets = await currentFleets(db, productIds, instantNow(), { customerId })
  const days = { first: toDayNumber(period.start), last: toDayNumber(period.end) }
  const listOf = (records: FleetRecords) => {
    const { situation, terms } = availabilityWithHolds(records)
    const asked = terms.get(deliveryTypeId)
    if (!asked) throw new UnknownDeliveryTypeError(deliveryTypeId)
    return dayList(records.units.length, occupanciesOf(situation.fleet), situation, asked, days)
  }
  return new Map([...fleets].map(([id, records]) => [id, listOf(records)]))
}
