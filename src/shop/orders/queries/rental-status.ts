import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type OrderRental, type RentalChange, shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay, type Moment } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { addWorkingDays } from "#kernel/working-days"
import { timeOfDay, today } from "#platform/clock"
import type { RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"

import { bookingHorizon } from "#shop/rental/rules/calendar-rules"
import { isMoreRent } from "#shop/rental/rules/change-kinds"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import {
  type ChangeBar,
  cancellationBar,
  extensionBar,
  staffCancellationBar,
  staffExtensionBar,
} from "#shop/rental/rules/rental-status"
import { sumOfServices } from "#shop/rental/rules/service-price"
import { owedChanges } from "../rules/amended-totals"
import { type CancellationTerms, cancellationTerms, halfFeeUntil } from "../rules/cancellation-terms"

/** A line of an order that is a rental. */
export interface RentalLine extends ShopLine {
  rental: RentalLineTerms
}

export const isRentalLine = (line: ShopLine): line is RentalLine => line.rental !== null

/** When a question about an order is asked. */
export interface OrderMoment extends Moment {
  calendar: Awaited<ReturnType<typeof shopWorkingDays>>
}

/** How far back closed days count for a unit that should have come back long ago. */
const DAYS_BEHIND = 366

/** @param horizonMonths how far ahead rentals reach */
export async function orderMoment(db: Knex, { horizonMonths }: RentalSettings): Promise<OrderMoment> {
  const day = today()
  const calendar = await shopWorkingDays(db, addDays(day, -DAYS_BEHIND), bookingHorizon(day, horizonMonths))
  return { today: day, timeOfDay: timeOfDay(), calendar }
}

export interface CancellationOffer extends CancellationTerms {
  /** The last day on which half the fee holds; null once it has passed. */
  halfFeeUntil: CalendarDay | null
  /** The fee from the day after on. */
  fullFee: Rappen
}

/** When a rental has to be back, and what a customer, or staff for him, may still change about it. */
export interface RentalStatusNow {
  /** The day after which it is late: its last one, or when its way back by post is over. */
  returnDue: CalendarDay
  /** What a cancellation costs today. */
  cancellation: CancellationOffer
  cancellationBar: ChangeBar | null
  extensionBar: ChangeBar | null
}

/**
 * The daily part of a rental as it is: as ordered, with what extensions added and nobody waived. What is charged once isn't
 * part of it; services that grow with the rental are (186).
 */
export function rentOf({ id, total, rental }: RentalLine, changes: readonly RentalChange[]): Rappen {
  const added = owedChanges(changes).filter(({ orderLineId, kind }) => orderLineId === id && isMoreRent(kind))
  const once = rental.services.filter(({ per }) => per === "rental")
  const ordered = total - rental.delivery.price - sumOfServices(once)
  return added.reduce((rent, { fee }) => rent + fee, Math.max(0, ordered))
}

interface AskedStatus {
  /** From then on no day that staff close makes a cancellation dearer (313). */
  orderedAt: Date
  isOrderCancelled: boolean
  isByStaff?: boolean
  /** Something that came along with it has left, which nobody would pay or bring back. */
  hasSentAlong?: boolean
}

/** The one rule about changing a rental, for what an order shows and for what is then asked for. */
export function statusNow(
  line: RentalLine,
  reserved: OrderRental,
  changes: readonly RentalChange[],
  moment: OrderMoment,
  { orderedAt, isOrderCancelled, isByStaff = false, hasSentAlong = false }: AskedStatus,
): RentalStatusNow {
  const agreed = moment.calendar.knownAt(orderedAt)
  const rent = rentOf(line, changes)
  const { state, period, leaves, cutOff } = reserved
  const isPickup = line.rental.delivery.price === 0
  const status = { state, isOrderCancelled, period, leaves, isPickup, cutOff }
  return {
    returnDue: addWorkingDays(period.end, reserved.daysBack, moment.calendar),
    cancellation: {
      ...cancellationTerms(moment.today, period.start, rent, agreed),
      halfFeeUntil: halfFeeUntil(moment.today, period.start, agreed),
      fullFee: rent,
    },
    cancellationBar: isByStaff
      ? staffCancellationBar(status)
      : (cancellationBar(status, moment) ?? (hasSentAlong ? "dispatched" : null)),
    extensionBar: isByStaff ? staffExtensionBar(status, moment) : extensionBar(status, moment),
  }
}
