import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toDayNumber } from "#kernel/calendar-day"
import type { DayLoad } from "../../rules/assignment/availability"
import { dayList } from "../../rules/day-list"
import { UnknownDeliveryTypeError } from "../../rules/errors"
import { completeRentalSettings } from "../../rules/rental-settings"
import type { PeriodSearch } from "../shapes"
import { occupancies } from "./bookings"
import { currentFleets } from "./cached-records"
import { termsByDeliveryType } from "./delivery-terms"
import type { FleetRecords } from "./product-records"
import { instantNow, shopMoment } from "./shop-moment"

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
    const moment = shopMoment(records.closed_days, completeRentalSettings(records.settings))
    const terms = termsByDeliveryType(records, moment).get(deliveryTypeId)
    if (!terms) throw new UnknownDeliveryTypeError(deliveryTypeId)
    return dayList(records.units.length, occupancies(asLoad(records), moment), moment, terms, days)
  }
  return new Map([...fleets].map(([id, records]) => [id, listOf(records)]))
}

/** What is tied to a unit out of service takes none of those in service. */
const asLoad = ({ commitments, units, holds }: FleetRecords): Parameters<typeof occupancies>[0] => ({
  load: commitments
    .filter(({ is_tied, unit }) => !is_tied || (unit !== null && units.includes(unit)))
    .map(({ first, last, overdue_days, is_block }) => [first, last, overdue_days, is_block, 1]),
  holds,
})
